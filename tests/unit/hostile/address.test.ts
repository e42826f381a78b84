import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longestQuery, readAddress, reportHref, searchHref } from '@/components/search/search-address';
import { linkTarget } from '@/components/site/link-target';
import { nearestRoutes } from '@/components/site/nearest-routes';
import { parseQuery } from '@/lib/search/query';
import { href, routeOf } from '@/lib/url';
import { hostileTexts } from '../../support/hostile-text';

const texts = hostileTexts(1, 2000);
const routes: string[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8')).routes.map(
  (it: { path: string }) => it.path,
);

describe('whatever stands in an address', () => {
  it('the search page reads a query, a part of the site and a page, and writes them back alike', () => {
    for (const text of texts) {
      for (const search of [`?q=${text}`, `?page=${text}&section=${text}`, text]) {
        const address = readAddress(new URLSearchParams(search));
        expect(address.query.length).toBeLessThanOrEqual(longestQuery);
        expect(address.page).toBeGreaterThanOrEqual(1);
        expect(Number.isSafeInteger(address.page)).toBe(true);
        const written = new URL(searchHref(address), 'https://docs.example');
        expect(written.origin + written.pathname).toBe('https://docs.example/search/');
        const again = readAddress(written.searchParams);
        expect(again).toEqual({
          ...address,
          query: wellFormed(address.query),
          section: wellFormed(address.section),
        });
      }
    }
  });

  it('a query is taken apart into few words', () => {
    for (const text of texts) {
      const { words, windows } = parseQuery(text);
      expect(words.length).toBeLessThanOrEqual(16);
      expect(windows.length).toBeLessThanOrEqual(5 * words.length);
    }
  });

  it('the report of a query stays with the tracker', () => {
    for (const text of texts) {
      const url = new URL(reportHref('https://tracker.example/new', text));
      expect([url.origin, url.pathname, [...url.searchParams.keys()]]).toEqual([
        'https://tracker.example',
        '/new',
        ['title'],
      ]);
    }
  });

  it('a link is a page of the site or the browser’s business', () => {
    for (const text of texts) {
      const to = linkTarget({ href: text, target: '', download: false }, 'https://docs.example/faq/');
      expect(to).toBeUndefined();
      const inside = linkTarget(
        { href: `https://docs.example/${text}`, target: '', download: false },
        'https://docs.example/faq/',
      );
      if (inside !== undefined) {
        expect(inside).toMatch(/^\//);
        expect(routeOf(routeOf(inside))).toBe(routeOf(inside));
        expect(href(inside)).toContain('/');
      }
    }
  });

  it('an unknown path gets at most three suggestions, all of them routes', () => {
    for (const text of texts.slice(0, 100)) {
      const found = nearestRoutes(text, routes);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(routes).toEqual(expect.arrayContaining(found));
    }
    expect(nearestRoutes('/'.repeat(1_000_000), routes)).toEqual([]);
  });
});

/** A text as an address carries it: halves of surrogate pairs are replaced. */
function wellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}
