import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { buildCopy, copyWithContent } from '@/tests/support/small-site';

/** The files that a build writes. */
function contentsOf(folder: string): Map<string, string> {
  const out = path.join(folder, 'out');
  return new Map(listFiles(out).map((file) => [file, readFileSync(path.join(out, file), 'latin1')]));
}

function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

it('builds of the same files have the same bytes, with and without a cache', { tags: ['full'] }, async () => {
  // The same folder each time: Turbopack names chunks by paths from the folder of package-lock.json, the project's.
  const site = path.resolve('.cache/same-bytes');
  const builds: Map<string, string>[] = [];
  for (const isFresh of [true, true, false]) {
    if (isFresh) await copyWithContent(site, 'tests/fixtures/pictured');
    else await rm(path.join(site, 'out'), { recursive: true });
    await buildCopy(site);
    builds.push(contentsOf(site));
  }
  const [first = new Map(), second = new Map(), cached = new Map()] = builds;
  expect(first.size).toBeGreaterThan(100);
  expect(changedFiles(first, second)).toEqual([]);
  expect(changedFiles(first, cached)).toEqual([]);
});
