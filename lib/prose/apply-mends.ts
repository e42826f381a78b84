import { readFile, writeFile } from 'node:fs/promises';
import type { Problem } from '../content/problem';
import { applyEdits, type Edit } from '../edits';

/** A piece of a file that is replaced to mend a problem. */
export interface Mend extends Edit {
  problem: Problem;
  /** What stands there. */
  before: string;
}

/**
 * Writes mends into their files. One that overlaps another is left, as is one whose place has changed since it was found.
 *
 * @returns those that were made
 */
export async function applyMends(mends: readonly Mend[]): Promise<Mend[]> {
  const files = new Set(mends.map(({ problem }) => problem.file));
  const made: Mend[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    const raw = bytes.toString();
    // What is no UTF-8 would be lost.
    if (!Buffer.from(raw).equals(bytes)) continue;
    const there = mends.filter(
      ({ problem, start, end, before }) => problem.file === file && raw.slice(start, end) === before,
    );
    const edits = apart(there);
    await writeFile(file, applyEdits(raw, edits));
    made.push(...edits);
  }
  return made;
}

/** A mend that was made, as `file:line:column  "before" is now "after"`; the place is the one before all mends. */
export function formatMend({ problem: { file, line, column }, before, text }: Mend): string {
  return `${file}:${line}:${column}  ${JSON.stringify(before)} is now ${JSON.stringify(text)}`;
}

/** The mends without those that overlap one before them, in order. */
function apart(mends: readonly Mend[]): Mend[] {
  const kept: Mend[] = [];
  for (const mend of mends.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (mend.start >= (kept.at(-1)?.end ?? 0)) kept.push(mend);
  return kept;
}
