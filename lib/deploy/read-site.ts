import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../cli';
import { headersOf } from '../export/file-headers';
import { filesBelow } from '../files-below';
import { folder, type Release } from './release';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * The files of an export in alphabetical order. @throws a CommandError if the export does not exist or is not finished
 */
export async function readSite(out: string): Promise<Release['files']> {
  if (!existsSync(out))
    throw new CommandError(`There is no folder ${out}/. Run npm run build, which writes it.`);
  const paths = filesBelow(out);
  const missing = ['index.html', '404.html'].filter((file) => !paths.includes(file));
  if (missing.length > 0)
    throw new CommandError(
      `${out}/ has no ${missing.join(' and no ')}. Run npm run build, which writes them.`,
    );
  if (paths.some((file) => file.startsWith(folder)))
    throw new CommandError(`${out}/${folder} is in the way: the bucket keeps its releases there. Remove it.`);
  const files: Release['files'] = {};
  for (const file of paths)
    files[file] = { hash: hashOf(await readFile(path.join(out, file))), ...headersOf(file) };
  return files;
}

/** Reads one file again. @throws a CommandError if its content has changed */
export async function readUnchanged(out: string, file: string, hash: string): Promise<Buffer> {
  const content = await readFile(path.join(out, file)).catch(() => undefined);
  if (content && hashOf(content) === hash) return content;
  throw new CommandError(
    `${out}/${file} changed while it was sent. Wait for the build to end, and deploy again.`,
  );
}
