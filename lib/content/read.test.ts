import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from './read';

it('a fingerprint changes with every file below its folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  const page = path.join(root, 'below/page.mdx');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, 'one');
  const before = fingerprint(root);
  expect(fingerprint(root)).toBe(before);

  const found = new Set([before]);
  const changes = [
    // An edit that keeps the length, at a later time.
    () => utimesSync(page, 1, 1),
    () => writeFileSync(path.join(root, 'new.svg'), ''),
    () => renameSync(page, path.join(root, 'below/renamed.mdx')),
    () => rmSync(path.join(root, 'below/renamed.mdx')),
  ];
  for (const change of changes) {
    change();
    found.add(fingerprint(root));
  }
  rmSync(root, { recursive: true });
  expect(found.size).toBe(changes.length + 1);
});
