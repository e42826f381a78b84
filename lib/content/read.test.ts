import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { fingerprint } from './read';

it('a fingerprint changes with every file below its folder', () => {
  const root = temporaryFolder({ 'below/page.mdx': 'one' });
  const page = path.join(root, 'below/page.mdx');
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
  expect(found.size).toBe(changes.length + 1);
});
