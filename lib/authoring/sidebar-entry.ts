import path from 'node:path';
import type { SidebarEntry } from '@/lib/nav/types';

/** Routes of the entries that are pages, not categories, in order. */
export function pageEntries(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'doc') return [entry.path];
    return entry.type === 'category' ? pageEntries(entry.items) : [];
  });
}

/** The last page of a folder that a sidebar names; undefined where it names none. */
export function lastOfFolder(entries: readonly SidebarEntry[], folder: string): string | undefined {
  const isInside = (route: string) => route === `${folder}/` || path.posix.dirname(route) === folder;
  return folder === '/' ? undefined : pageEntries(entries).filter(isInside).at(-1);
}

/**
 * content/sidebars.ts with one entry more.
 *
 * @param after route of the entry that it stands behind
 * @throws where there is no such entry
 */
export function withSidebarEntry(
  code: string,
  after: string,
  entry: { path: string; label: string },
): string {
  const route = /path: (['"])(.*?)\1/g;
  const found = [...code.matchAll(route)].find(([, , path]) => path === after);
  if (!found) throw new Error(`content/sidebars.ts has no entry for ${after}`);
  const end = code.indexOf('}', found.index) + 1;
  const text = `, { type: 'doc', path: ${JSON.stringify(entry.path)}, label: ${JSON.stringify(entry.label)} }`;
  return code.slice(0, end) + text + code.slice(end);
}
