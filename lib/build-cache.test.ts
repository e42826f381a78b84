import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { cacheFile, computeOnce, hashCode } from './build-cache';

/** Too long for the name of a file. */
const name = `content/${'test-of-the-build-cache/'.repeat(20)}page.mdx`;
const clear = () => rmSync(cacheFile(name), { force: true });
beforeEach(clear);
afterEach(clear);

it('computes a result once for the same inputs', async () => {
  const compute = vi.fn(async () => new Map([['bytes', Buffer.from('text')]]));
  const first = await computeOnce(name, ['a', 'b'], compute);
  expect(await computeOnce(name, ['a', 'b'], compute)).toEqual(first);
  expect(compute).toHaveBeenCalledTimes(1);
  await computeOnce(name, ['ab', ''], compute);
  await computeOnce(name, ['a', 'b'], compute);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('computes a result again if its file is broken', async () => {
  await computeOnce(name, [], async () => 'first');
  writeFileSync(cacheFile(name), 'half of a fi');
  expect(await computeOnce(name, [], async () => 'second')).toBe('second');
});

it('sees a change of code and of the version of a package', () => {
  const files = {
    'lib/plugins/links.ts': 'export {};',
    'package.json': '{ "version": "1" }',
    'package-lock.json': '{ "version": "1" }',
  };
  const hashes = [
    files,
    { ...files, 'lib/plugins/links.ts': 'export const x = 1;' },
    { ...files, 'lib/plugins/new.ts': 'export {};' },
    { ...files, 'package.json': '{ "version": "2" }' },
    { ...files, 'package-lock.json': '{ "version": "2" }' },
    { 'lib/plugins/links.ts': 'export {};', 'package.json': '{ "version": "1" }' },
  ].map((it) => hashCode(temporaryFolder(it)));
  expect(new Set(hashes).size).toBe(6);
  expect(hashCode(temporaryFolder(files))).toBe(hashes[0]);
});
