import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByProducts } from './compile';

/** Results of checks by file: what each was made of, and what came out. */
export type Checked = Map<string, { key: string; result: Promise<ByProducts> }>;

const store = globalThis as { checkedPages?: Checked };

/**
 * What is known of pages that have been checked. On the global object, because in development a change of the
 * sidebars, as of any module, has this one evaluated again, and every page would be checked again with it.
 */
export const checked: Checked = store.checkedPages ?? new Map();
store.checkedPages = checked;

/**
 * When the code that pages are checked with was changed last, in milliseconds since 1970: what was known before is
 * of no use then. In a build the code is what it is, and the answer 0.
 */
export async function codeChangedAt(): Promise<number> {
  if (process.env.NODE_ENV !== 'development') return 0;
  const folders = [path.resolve('lib'), path.resolve('content/plots')];
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const files = entries.flat().filter((entry) => entry.isFile());
  const times = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mtimeMs),
  );
  return Math.max(...times);
}
