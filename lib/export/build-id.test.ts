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

it('depends only on the files that the site is made from', async () => {
  const id = await idOf(project);
  expect(id).toMatch(/^[0-9a-cefx]{20}$/);
  const others = { 'app/page.test.ts': '', 'README.md': '', 'out/index.html': '', '.next/x': '' };
  expect(await idOf({ ...project, ...others })).toBe(id);
});

it('changes with each file that is built, its name, and each variable', async () => {
  const ids = [await idOf(project)];
  for (const file of Object.keys(project)) ids.push(await idOf({ ...project, [file]: 'other' }));
  ids.push(
    await idOf({ ...project, 'content/new.svg': '' }),
    await idOf({ ...project, 'content/newer.svg': '' }),
  );
  for (const [name, value] of [
    ['NEXT_PUBLIC_BASE_PATH', '/docs'],
    ['SITE_PREVIEW', '1'],
  ] as const) {
    vi.stubEnv(name, value);
    ids.push(await idOf(project));
  }
  expect(new Set(ids).size).toBe(ids.length);
});
