import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { findBrowser } from '@/tests/support/programs';

/** A folder with programs that exit with a status. */
function folderOf(programs: Record<string, number>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-browsers-'));
  for (const [name, status] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\nexit ${status}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

it('takes the first browser on PATH that starts, and tells child processes', () => {
  const folder = folderOf({ chromium: 1, 'google-chrome': 0 });
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(findBrowser()).toBe(`${folder}/google-chrome`);
  expect(process.env.CHROMIUM_PATH).toBe(`${folder}/google-chrome`);
});

it('takes no other browser than that of CHROMIUM_PATH', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/nope');
  vi.stubEnv('PATH', folderOf({ chromium: 0 }));
  expect(() => findBrowser()).toThrow('CHROMIUM_PATH is "/opt/nope", which does not start.');
});
