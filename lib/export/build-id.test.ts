import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { buildId } from './build-id';

const start = process.cwd();
afterEach(() => process.chdir(start));

const project = {
  'content/a.mdx': 'text',
  'app/page.tsx': 'code',
  'next.config.ts': 'settings',
  'package-lock.json': '{}',
};

async function idOf(files: Readonly<Record<string, string>>): Promise<string> {
  process.chdir(temporaryFolder(files));
  return buildId();
}

it('is the same in every folder, and without tests, notes and what a build writes', async () => {
  const id = await idOf(project);
  expect(id).toMatch(/^[0-9a-cefx]{20}$/);
  const more = {
    'app/page.test.ts': 'test',
    'README.md': 'notes',
    'out/index.html': 'page',
    '.next/x': 'cache',
  };
  expect(await idOf({ ...project, ...more })).toBe(id);
});

it('changes with each file that is built, its name, and each variable', async () => {
  const ids = [await idOf(project)];
  for (const file of Object.keys(project)) ids.push(await idOf({ ...project, [file]: 'other' }));
  await idOf(project);
  const changes = [
    () => writeFileSync('content/new.svg', ''),
    () => renameSync('content/new.svg', 'content/newer.svg'),
    () => rmSync('content/a.mdx'),
    () => vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs'),
    () => vi.stubEnv('SITE_PREVIEW', '1'),
  ];
  for (const change of changes) {
    change();
    ids.push(await buildId());
  }
  expect(new Set(ids).size).toBe(ids.length);
});
