import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lookup } from 'mrmime';
import { CommandError } from '../cli';
import { cacheControl, immutablePaths } from '../export/security-headers';
import { filesBelow } from '../files-below';
import { folder, type Release } from './history';

/** What a file is to the site. A release goes live in this order: whatever names a file goes live after it. */
export const kinds = ['asset', 'data', 'router', 'page'] as const;

/** The source files of the Cookbook, whose endings stand for films and other things in the tables of media types. */
const sources = /\.(ts|rs|toml)$/;
const textTypes = /^text\/|^application\/(json|xml|manifest\+json)$|\+xml$/;

const immutable = immutablePaths.map(
  (pattern) =>
    new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`),
);

/** What a file of the export is, by its path in `out/`. */
export function kindOf(file: string): (typeof kinds)[number] {
  if (immutable.some((pattern) => pattern.test(`/${file}`))) return 'asset';
  if (file.endsWith('.html')) return 'page';
  return file.endsWith('.txt') ? 'router' : 'data';
}

/** The headers `Content-Type` and `Cache-Control` of a file of the export. */
export function headersOf(file: string): { type: string; cache: string } {
  const isPlainText = sources.test(file) || file === '_headers' || file === '_redirects';
  const type = isPlainText ? 'text/plain' : (lookup(path.basename(file)) ?? 'application/octet-stream');
  return {
    type: textTypes.test(type) ? `${type}; charset=utf-8` : type,
    cache: cacheControl[kindOf(file) === 'asset' ? 'immutable' : 'revalidated'],
  };
}

/** The files of an export in alphabetical order. @throws a CommandError where there is no finished export */
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
  for (const file of paths) {
    const content = await readFile(path.join(out, file));
    files[file] = { hash: hashOf(content), size: content.length, ...headersOf(file) };
  }
  return files;
}

/** Reads one file again. @throws a CommandError if its content is another than it was */
export async function readUnchanged(out: string, file: string, hash: string): Promise<Buffer> {
  const content = await readFile(path.join(out, file)).catch(() => undefined);
  if (content && hashOf(content) === hash) return content;
  throw new CommandError(
    `${out}/${file} changed while it was sent. Wait for the build to end, and deploy again.`,
  );
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
