import { readFile, writeFile } from 'node:fs/promises';
import type { Problem } from '../content/problem';
import { applyEdits, type Edit } from '../edits';

/** A piece of a file that is replaced to fix a problem. */
export interface Fix extends Edit {
  problem: Problem;
  /** What it replaces. */
  before: string;
}

/**
 * Writes fixes into their files. One that overlaps another is left, as is one whose place has changed since it was found.
 *
 * @returns those that were made
 */
export async function applyFixes(fixes: readonly Fix[]): Promise<Fix[]> {
  const files = new Set(fixes.map(({ problem }) => problem.file));
  const made: Fix[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    const raw = bytes.toString();
    // Text that is not UTF-8 would be lost.
    if (!Buffer.from(raw).equals(bytes)) continue;
    const there = fixes.filter(
      ({ problem, start, end, before }) => problem.file === file && raw.slice(start, end) === before,
    );
    const edits = apart(there);
    await writeFile(file, applyEdits(raw, edits));
    made.push(...edits);
  }
  return made;
}

/** A fix that was made, as `file:line:column  "before" is now "after"`; the place is the one before all fixes. */
export function formatFix({ problem: { file, line, column }, before, text }: Fix): string {
  return `${file}:${line}:${column}  ${JSON.stringify(before)} is now ${JSON.stringify(text)}`;
}

/** The fixes in order, without those that overlap an earlier one. */
function apart(fixes: readonly Fix[]): Fix[] {
  const kept: Fix[] = [];
  for (const fix of fixes.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (fix.start >= (kept.at(-1)?.end ?? 0)) kept.push(fix);
  return kept;
}
