import { describe, expect, it } from 'vitest';
import { readPreview } from '@/lib/preview';
import { docOf } from '@/tests/unit/render';
import { docMetadata } from './metadata';
import { pageRobots, robotsFile } from './robots';

describe('the site itself', () => {
  it('has its pages listed, but for those that are none', () => {
    expect(pageRobots(true, false)).toBeUndefined();
    expect(pageRobots(false, false)).toEqual({ index: false });
  });

  it('may be read whole', () => {
    expect(robotsFile(false)).toEqual({
      rules: { userAgent: '*', allow: '/' },
      sitemap: 'https://docs.openos.info/sitemap.xml',
    });
  });
});

describe('a preview', () => {
  it('is declared by the layout, which no page of the content overrides', () => {
    expect(docMetadata(docOf('Text.'), 'Title')).not.toHaveProperty('robots');
  });

  it.each([true, false])('has no page listed or followed, whether it is otherwise: %s', (isListed) => {
    expect(pageRobots(isListed, true)).toEqual({ index: false, follow: false });
  });

  it('may not be read', () => {
    expect(robotsFile(true)).toEqual({ rules: { userAgent: '*', disallow: '/' } });
  });

  it('is what SITE_PREVIEW=1 asks for, and nothing else', () => {
    expect([undefined, '', '1'].map(readPreview)).toEqual([false, false, true]);
    for (const value of ['0', 'true', 'no', ' 1'])
      expect(() => readPreview(value)).toThrow(`SITE_PREVIEW is "${value}". Set it to 1 for a preview`);
  });
});
