import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withPolicy } from '@/lib/export/content-security-policy';
import { type File, folderRelease, type Release } from '@/tests/support/static-host';

/** The site as it was built. */
export const builtRelease = folderRelease('try-files');

/**
 * The same site as another build would name it: every chunk, the build id and the search index's version have another
 * name, everywhere, so that requests for the first release's files fail. The names stay as long as they were, as the
 * router's data counts bytes.
 */
export function nextRelease(): Release {
  const names = buildNames();
  const next = new Map(names.map((name) => [name, reversed(name)]));
  const previous = new Map(names.map((name) => [reversed(name), name]));
  return remembered((pathname) => {
    if (names.some((name) => pathname.includes(name))) return builtRelease('/no-such-file');
    const file = builtRelease(renamed(pathname, previous));
    if (!/text|json/.test(file.type)) return file;
    const text = renamed(file.body.toString(), next);
    return { ...file, body: Buffer.from(file.type.includes('html') ? withNewPolicy(text) : text) };
  });
}

/** Everything that a build names by its content: hashes of chunks, the build id, the search index's version. */
function buildNames(): string[] {
  const list = (folder: string) => readdirSync(path.join('out', folder), { withFileTypes: true });
  const folders = [...list('_next/static'), ...list('search-index')].filter((entry) => entry.isDirectory());
  return [
    ...list('_next/static/chunks').map(({ name }) => path.parse(name).name.replace('turbopack-', '')),
    ...folders.map(({ name }) => name).filter((name) => name !== 'chunks' && name !== 'media'),
  ];
}

function reversed(name: string): string {
  return [...name].reverse().join('');
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(new RegExp([...names.keys()].join('|'), 'g'), (name) => names.get(name) ?? name);
}

/** The policy has the hashes of inline scripts, which name chunks. */
function withNewPolicy(html: string): string {
  return withPolicy(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
}

/** Reads each file once. */
function remembered(release: Release): Release {
  const files = new Map<string, File>();
  return (pathname) => {
    const file = files.get(pathname) ?? release(pathname);
    files.set(pathname, file);
    return file;
  };
}
