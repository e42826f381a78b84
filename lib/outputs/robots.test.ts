import { afterEach, expect, it, vi } from 'vitest';
import { docOf } from '@/tests/unit/render';
import { docMetadata } from './metadata';

/** The module in a build with this value of the variable. */
function withPreview(value: string) {
  vi.resetModules();
  vi.stubEnv('SITE_PREVIEW', value);
  return import('./robots');
}

afterEach(() => vi.unstubAllEnvs());

it('search engines may read and list the site, except unlisted pages', async () => {
  const { pageRobots, robotsFile } = await withPreview('');
  expect(pageRobots(true)).toBeUndefined();
  expect(pageRobots(false)).toEqual({ index: false });
  expect(robotsFile()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://docs.openos.info/sitemap.xml',
  });
});

it('search engines may not read or list a preview, and pages cannot override that', async () => {
  const { pageRobots, robotsFile } = await withPreview('1');
  for (const isListed of [true, false]) expect(pageRobots(isListed)).toEqual({ index: false, follow: false });
  expect(docMetadata(docOf('Text.'), 'Title')).not.toHaveProperty('robots');
  expect(robotsFile()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});

it.each(['0', 'true', 'no', ' 1'])('SITE_PREVIEW=%s is an error', (value) =>
  expect(withPreview(value)).rejects.toThrow(`SITE_PREVIEW is "${value}". Set it to 1 for a preview`),
);
