import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Version } from '@/lib/navigation/types';

const latest = { name: 'current', label: 'Next', path: '/', isLast: true };
const old = { name: '1.17', label: '1.17', path: '/1.17/', isLast: false };

/** The components in a build below a path, with a list of versions. */
async function buildAt(base: string, versions: Version[]) {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base);
  vi.resetModules();
  vi.doMock('@/content/versions', () => ({ versions }));
  const { VersionList, VersionNotice } = await import('./versions');
  return {
    list: renderToStaticMarkup(<VersionList />),
    notice: renderToStaticMarkup(<VersionNotice />),
  };
}

afterEach(() => {
  vi.doUnmock('@/content/versions');
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('an older version has a notice that links the last one, and the list links each', async () => {
  const { list, notice } = await buildAt('/1.17', [latest, old]);
  expect(notice).toContain('The latest version is <a href="/" target="_top">Next</a>.');
  expect(list).toContain('<summary>Version: 1.17</summary>');
  expect(list).toContain('<a href="/" target="_top">Next</a>');
  expect(list).toContain('<a href="/1.17/" target="_top" aria-current="true">1.17</a>');
});

it.each(['', '/preview-7'])('the build below "%s" is the last version, without a notice', async (base) => {
  const { list, notice } = await buildAt(base, [latest, old]);
  expect(notice).toBe('');
  expect(list).toContain('<summary>Version: Next</summary>');
});

it('one version has neither list nor notice', async () => {
  expect(await buildAt('/docs', [latest])).toEqual({ list: '', notice: '' });
});
