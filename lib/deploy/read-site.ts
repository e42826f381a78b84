import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DeployError } from './deploy-error';
import { headersOf } from './file-headers';
import { forEach } from './for-each';
import { folder } from './keys';
import type { Release } from './release';

/**
 * Reads the files of an export. @param out its folder
 * @returns what each is, by its path with slashes, in alphabetical order
 * @throws a DeployError where there is no finished export
 */
export async function readSite(out: string): Promise<Release['files']> {
  const paths = (await listFiles(out)).sort();
  const missing = ['index.html', '404.html'].filter((file) => !paths.includes(file));
  if (missing.length > 0)
    throw new DeployError(
      `${out}/ has no ${missing.join(' and no ')}. Run npm run build, which writes them.`,
    );
  if (paths.some((file) => file.startsWith(folder)))
    throw new DeployError(`${out}/${folder} is in the way: the bucket keeps its releases there. Remove it.`);
  const found = new Map<string, Release['files'][string]>();
  await forEach(paths, 16, async (file) => {
    const content = await readFile(path.join(out, file));
    found.set(file, { hash: hashOf(content), size: content.length, ...headersOf(file) });
  });
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reads one file again. @throws a DeployError if its content is another than it was */
export async function readUnchanged(out: string, file: string, hash: string): Promise<Buffer> {
  const content = await readFile(path.join(out, file)).catch(() => undefined);
  if (!content || hashOf(content) !== hash)
    throw new DeployError(
      `${out}/${file} changed while it was sent. Wait for the build to end, and deploy again.`,
    );
  return content;
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function listFiles(out: string): Promise<string[]> {
  try {
    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) =>
      path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
  } catch (error) {
    throw new DeployError(`There is no folder ${out}/. Run npm run build, which writes it.`, {
      cause: error,
    });
  }
}
