import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../cli';
import { headersOf } from './file-headers';
import { folder, type Release } from './release';

/**
 * Reads the files of an export. @param out its folder
 * @returns what each is, by its path with slashes, in alphabetical order
 * @throws a CommandError where there is no finished export
 */
export async function readSite(out: string): Promise<Release['files']> {
  const paths = (await listFiles(out)).sort();
  const missing = ['index.html', '404.html'].filter((file) => !paths.includes(file));
  if (missing.length > 0)
    throw new CommandError(
      `${out}/ has no ${missing.join(' and no ')}. Run npm run build, which writes them.`,
    );
  if (paths.some((file) => file.startsWith(folder)))
    throw new CommandError(`${out}/${folder} is in the way: the bucket keeps its releases there. Remove it.`);
  const files: Release['files'] = {};
  for (const file of paths) {
    const content = await readFile(path.join(out, file));
    files[file] = { hash: hashOf(content), size: content.length, ...headersOf(file) };
  }
  return files;
}

/** Reads one file again. @throws a CommandError if its content is another than it was */
export async function readUnchanged(out: string, file: string, hash: string): Promise<Buffer> {
  const content = await readFile(path.join(out, file)).catch(() => undefined);
  if (!content || hashOf(content) !== hash)
    throw new CommandError(
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
    throw new CommandError(`There is no folder ${out}/. Run npm run build, which writes it.`, {
      cause: error,
    });
  }
}
