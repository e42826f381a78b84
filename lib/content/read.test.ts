import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { temporaryFolder } from '@/tests/support/temporary-folder';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('a file is the same object until its modification time changes', async () => {
  const folder = temporaryFolder({ 'below/page.mdx': 'one' });
  const file = path.join(folder, 'below/page.mdx');
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { readContent } = await import('./read');
  const readPage = () => readContent().find(({ path }) => path.endsWith('below/page.mdx'));

  const first = readPage();
  expect(first?.raw).toBe('one');
  expect(readPage()).toBe(first);

  writeFileSync(file, 'two');
  utimesSync(file, 1, 1);
  const second = readPage();
  expect(second).not.toBe(first);
  expect(second?.raw).toBe('two');

  writeFileSync(file, '\uFEFF---\ntitle: A');
  utimesSync(file, 2, 2);
  expect(readPage()?.raw).toBe('---\ntitle: A');

  writeFileSync(file, Buffer.from('a\nIt costs \xa3 5', 'latin1'));
  utimesSync(file, 3, 3);
  const page = readPage() ?? { path: '', raw: '' };
  const { checkLimits } = await import('./limits');
  expect(checkLimits(page, 'page').map(formatProblem)).toEqual([
    `${page.path}:2:10  a character is not UTF-8. Save the file as UTF-8, and type the character again.`,
  ]);

  rmSync(file);
  expect(readPage()).toBeUndefined();
});
