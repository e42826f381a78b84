import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint';

it('a fingerprint changes with every file below its folders', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  const [folder, other] = [path.join(root, 'a'), path.join(root, 'b')];
  const page = path.join(folder, 'below/page.mdx');
  mkdirSync(path.dirname(page), { recursive: true });
  mkdirSync(other);
  writeFileSync(page, 'one');
  const before = fingerprint([folder, other]);
  expect(fingerprint([folder, other])).toBe(before);

  const found = new Set([before]);
  const changes = [
    // An edit that keeps the length, at a later time.
    () => utimesSync(page, 1, 1),
    () => writeFileSync(path.join(other, 'new.svg'), ''),
    () => renameSync(page, path.join(folder, 'below/renamed.mdx')),
    () => rmSync(path.join(folder, 'below/renamed.mdx')),
  ];
  for (const change of changes) {
    change();
    found.add(fingerprint([folder, other]));
  }
  rmSync(root, { recursive: true });
  expect(found.size).toBe(changes.length + 1);
});
