import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { buildCopy, copyWithContent } from '@/tests/support/small-site';

it('builds have the same bytes, with and without a cache', { tags: ['full'] }, async () => {
  // The same folder each time: Turbopack names chunks by paths from the folder of package-lock.json, the project's.
  const site = path.resolve('.cache/same-bytes');
  const out = path.join(site, 'out');
  const builds: Record<string, string>[] = [];
  for (const isFresh of [true, true, false]) {
    if (isFresh) await copyWithContent(site, 'tests/fixtures/pictured');
    else await rm(out, { recursive: true });
    await buildCopy(site);
    const files = listFiles(out).map((file) => [file, readFileSync(path.join(out, file), 'latin1')]);
    builds.push(Object.fromEntries(files));
  }
  const [first = {}, ...others] = builds;
  const names = Object.keys(first);
  expect(names.length).toBeGreaterThan(100);
  for (const other of others) {
    expect(Object.keys(other)).toEqual(names);
    expect(names.filter((name) => first[name] !== other[name])).toEqual([]);
  }
});
