import { afterEach, expect, it, vi } from 'vitest';
import { href, toRoute } from './url';

/** The module for a site below a path. */
async function underBase(base: string): Promise<typeof import('./url')> {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base);
  vi.resetModules();
  return import('./url');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['/cli/install', '/cli/install'],
  ['/cli/install/', '/cli/install'],
  ['/cli/install.html', '/cli/install'],
  ['/cli/install/index.html', '/cli/install'],
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/cli//', '/cli'],
  ['/cli/indexes', '/cli/indexes'],
  ['/cli/a.htm', '/cli/a.htm'],
])('toRoute(%j) is %s', (pathname, route) => expect(toRoute(pathname)).toBe(route));

it.each([
  ['/cli/install', '/cli/install/'],
  ['/cli/', '/cli/'],
  ['/', '/'],
  ['/cli/usage#transfer', '/cli/usage/#transfer'],
  ['/search?q=a/b#c?d', '/search/?q=a/b#c?d'],
  ['/recipes/a.ts', '/recipes/a.ts'],
])('href(%s) is %s', (route, address) => expect(href(route)).toBe(address));

it('a base path is removed as a whole segment, and added', async () => {
  const below = await underBase('/docs');
  const paths = ['/docs', '/docs/', '/docs/index.html', '/docs/cli/index.html', '/docsearch/', '/cli/'];
  expect(paths.map(below.toRoute)).toEqual(['/', '/', '/', '/cli', '/docsearch', '/cli']);
  expect(below.href('/')).toBe('/docs/');
  expect(below.href('/cli/usage#transfer')).toBe('/docs/cli/usage/#transfer');
  expect(below.withBase('/apple-touch-icon.png')).toBe('/docs/apple-touch-icon.png');
});
