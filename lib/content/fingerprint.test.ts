import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint';

let folder = '';
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  mkdirSync(file('below'));
  writeFileSync(file('below/page.mdx'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is the same while nothing changes', () => {
  expect(fingerprint([folder])).toBe(fingerprint([folder]));
});

test.each<[string, () => void]>([
  ['is written with the same length', () => writeFileSync(file('below/page.mdx'), 'two')],
  ['comes', () => writeFileSync(file('fresh.mdx'), '')],
  ['goes', () => rmSync(file('below/page.mdx'))],
  ['gets another name', () => renameSync(file('below/page.mdx'), file('below/other.mdx'))],
])('changes where a file %s', async (_what, change) => {
  const before = fingerprint([folder]);
  // More than a tick of the file system's clock.
  await new Promise((resolve) => setTimeout(resolve, 20));
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

test('looks at all folders', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  const before = fingerprint([folder, other]);
  writeFileSync(path.join(other, 'picture.svg'), '');
  expect(fingerprint([folder, other])).not.toBe(before);
  rmSync(other, { recursive: true });
});
