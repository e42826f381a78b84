import path from 'node:path';
import { listFiles } from '@/lib/files';
import { contentDir, contentFolder } from './content-dir';

/** Prefix of the addresses of pictures next to pages; the rest is their path below the content folder. */
export const pictureMount = '/pictures/';

/** Written if no page shows such a picture, because an export refuses a route without files. It is removed later. */
export const noPictures = `${pictureMount}none.txt`;

const picture = /\.(svg|png|jpe?g|webp|avif)$/i;

/** A picture by its address on the site: its file, how to name it to writers, and what to do if it is missing. */
export function pictureFile(address: string): { file: string; name: string; hint: string } {
  if (!address.startsWith(pictureMount)) {
    const hint = 'Put the file in public/ and write its path from there, with a /';
    return { file: path.join('public', address), name: address, hint };
  }
  const below = address.slice(pictureMount.length);
  const hint =
    'Put an SVG, PNG, JPEG, WebP or AVIF file there, or write the path to it from the folder of this page';
  return { file: path.join(contentDir, below), name: path.posix.join(contentFolder, below), hint };
}

/** Address of a picture by its path from a page's file; undefined outside the content folder. */
export function pictureAddress(page: string, target: string): string | undefined {
  const below = path.posix.relative(contentFolder, path.posix.join(path.posix.dirname(page), target));
  return below.startsWith('..') ? undefined : pictureMount + below;
}

/** Addresses of all pictures in the content folder. */
export function contentPictures(): string[] {
  return listFiles(contentDir)
    .filter((name) => picture.test(name))
    .map((name) => pictureMount + name);
}
