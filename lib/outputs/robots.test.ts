import { expect, it } from 'vitest';
import { readPreview } from '@/lib/preview';
import { docOf } from '@/tests/unit/render';
import { docMetadata } from './metadata';
import { pageRobots, robotsFile } from './robots';

it('search engines may read and list the site, except unlisted pages', () => {
  expect(pageRobots(true, false)).toBeUndefined();
  expect(pageRobots(false, false)).toEqual({ index: false });
  expect(robotsFile(false)).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://docs.openos.info/sitemap.xml',
  });
});

it('search engines may not read or list a preview, and pages cannot override that', () => {
  for (const isListed of [true, false])
    expect(pageRobots(isListed, true)).toEqual({ index: false, follow: false });
  expect(docMetadata(docOf('Text.'), 'Title')).not.toHaveProperty('robots');
  expect(robotsFile(true)).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});

it('only SITE_PREVIEW=1 sets a preview', () => {
  expect([undefined, '', '1'].map(readPreview)).toEqual([false, false, true]);
  for (const value of ['0', 'true', 'no', ' 1'])
    expect(() => readPreview(value)).toThrow(`SITE_PREVIEW is "${value}". Set it to 1 for a preview`);
});
