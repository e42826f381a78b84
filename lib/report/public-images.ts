import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** An image that the site publishes. */
export interface PublicImage {
  /** Path below public/, with a slash before. */
  path: string;
  bytes: number;
}

/** Every image below a folder, in the order of their paths. */
export async function publicImages(folder = 'public'): Promise<PublicImage[]> {
  const names = await readdir(folder, { recursive: true });
  const images = names.filter((name) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name)).sort();
  return Promise.all(
    images.map(async (name) => ({
      path: `/${name.split(path.sep).join('/')}`,
      bytes: (await stat(path.join(folder, name))).size,
    })),
  );
}
