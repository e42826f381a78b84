import { afterEach, expect, it, vi } from 'vitest';
import { docOf } from '@/tests/unit/render';

/** The modules in a build with this value of the variable. */
async function withPreview(value: string) {
  vi.resetModules();
  vi.stubEnv('SITE_PREVIEW', value);
  const { default: robots } = await import('@/app/robots');
  return { ...(await import('@/lib/outputs/metadata')), robots };
}

afterEach(() => vi.unstubAllEnvs());

it('search engines may read and list the site, except unlisted pages', async () => {
  const { pageRobots, robots } = await withPreview('');
  expect(pageRobots(true)).toBeUndefined();
  expect(pageRobots(false)).toEqual({ index: false });
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://docs.openos.info/sitemap.xml',
  });
});

it('search engines may not read or list a preview', async () => {
  const { docMetadata, pageRobots, robots } = await withPreview('1');
  for (const isListed of [true, false]) expect(pageRobots(isListed)).toEqual({ index: false, follow: false });
  expect(docMetadata(docOf('Text.'), 'Title')).not.toHaveProperty('robots');
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});

it.each(['0', 'true', 'no', ' 1'])('SITE_PREVIEW=%s is an error', (value) =>
  expect(withPreview(value)).rejects.toThrow(`SITE_PREVIEW is "${value}". Set it to 1 for a preview`),
);
