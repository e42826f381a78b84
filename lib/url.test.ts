import { afterEach, describe, expect, it, vi } from 'vitest';
import { href, routeOf, samePage, withBase } from './url';

/** The module as it is when the site is served below a path. */
async function underBase(base: string): Promise<typeof import('./url')> {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', base);
  vi.resetModules();
  return import('./url');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('routeOf', () => {
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
    ['/writingProarams/aprogram', '/writingProarams/aprogram'],
  ])('%j is %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });

  it('leaves a name alone that only starts like an ending', () => {
    expect(routeOf('/cli/indexes')).toBe('/cli/indexes');
    expect(routeOf('/cli/a.htm')).toBe('/cli/a.htm');
  });

  it('takes the base path off, and only as a whole segment', async () => {
    const { routeOf: below } = await underBase('/docs');
    expect(below('/docs')).toBe('/');
    expect(below('/docs/')).toBe('/');
    expect(below('/docs/index.html')).toBe('/');
    expect(below('/docs/cli/index.html')).toBe('/cli');
    expect(below('/docsearch/')).toBe('/docsearch');
    expect(below('/cli/')).toBe('/cli');
  });
});

describe('samePage', () => {
  it('compares pages, not spellings', () => {
    expect(samePage('/cli/', '/cli/index.html')).toBe(true);
    expect(samePage('/cli', '/cli.html')).toBe(true);
    expect(samePage('/', '/index.html')).toBe(true);
  });

  it('keeps case and nesting apart', () => {
    expect(samePage('/GetdevnetBTG', '/getdevnetbtg')).toBe(false);
    expect(samePage('/cli', '/cli/install')).toBe(false);
  });
});

describe('href', () => {
  it('ends each route in one slash and keeps query and hash', () => {
    expect(href('/cli/install')).toBe('/cli/install/');
    expect(href('/cli/')).toBe('/cli/');
    expect(href('/')).toBe('/');
    expect(href('/cli/usage#transfer')).toBe('/cli/usage/#transfer');
    expect(href('/search?q=a/b#c?d')).toBe('/search/?q=a/b#c?d');
  });

  it('puts the base path before routes and files', async () => {
    const { href: below, withBase: file } = await underBase('/docs');
    expect(below('/')).toBe('/docs/');
    expect(below('/cli/usage#transfer')).toBe('/docs/cli/usage/#transfer');
    expect(file('/icon-192.png')).toBe('/docs/icon-192.png');
    expect(withBase('/icon-192.png')).toBe('/icon-192.png');
  });
});

describe('href of a version', () => {
  it('is no file ending', () => {
    expect(href('/1.17')).toBe('/1.17/');
    expect(href('/recipes/a.ts')).toBe('/recipes/a.ts');
  });
});
