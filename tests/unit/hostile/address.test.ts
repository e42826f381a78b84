import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkTarget } from '@/lib/browser/link-target';
import { nearestRoutes } from '@/lib/nearest';
import { readAddress, reportHref, searchHref } from '@/lib/search/client/search-address';
import { parseQuery } from '@/lib/search/engine/parse-query';
import { maxQueryLength } from '@/lib/search/response';
import { href, toRoute } from '@/lib/url';
import { hostileLists, hostileTexts } from '../../support/hostile-text';

const routes: string[] = JSON.parse(readFileSync('tests/fixtures/specified-routes.json', 'utf8')).routes.map(
  (it: { path: string }) => it.path,
);

/** What must hold for any text in an address. */
const checks: Record<string, (text: string) => void> = {
  'the search page reads a query, a section and a page, and writes them back alike'(text) {
    for (const search of [`?q=${text}`, `?page=${text}&section=${text}`, text]) {
      const address = readAddress(new URLSearchParams(search));
      expect(address.query.length).toBeLessThanOrEqual(maxQueryLength.page);
      expect(address.page).toBeGreaterThanOrEqual(1);
      expect(Number.isSafeInteger(address.page)).toBe(true);
      const written = new URL(searchHref(address), 'https://docs.example');
      expect(written.origin + written.pathname).toBe('https://docs.example/search/');
      const [query, section] = [address.query, address.section].map(wellFormed);
      expect(readAddress(written.searchParams)).toEqual({ ...address, query, section });
    }
  },
  'a query is taken apart into few words'(text) {
    const { words, ngrams } = parseQuery(text);
    expect(words.length).toBeLessThanOrEqual(16);
    expect(ngrams.length).toBeLessThanOrEqual(5 * words.length);
  },
  'the report of a query stays with the tracker'(text) {
    const { origin, pathname, searchParams } = new URL(reportHref('https://tracker.example/new', text));
    expect([origin + pathname, ...searchParams.keys()]).toEqual(['https://tracker.example/new', 'title']);
  },
  'a link is a page of the site or left to the browser'(text) {
    const target = (address: string) =>
      linkTarget({ href: address, target: '', download: false }, 'https://docs.example/faq/');
    expect(target(text)).toBeUndefined();
    const inside = target(`https://docs.example/${text}`);
    if (inside === undefined) return;
    expect(inside).toMatch(/^\//);
    expect(toRoute(toRoute(inside))).toBe(toRoute(inside));
    expect(href(inside)).toContain('/');
  },
};

for (const [count, options] of hostileLists(2000)) {
  it.each(Object.entries(checks))(`%s: ${count} hostile texts`, options, (_, check) => {
    hostileTexts(1, count).forEach(check);
  });
}

it('an unknown path gets at most three suggestions, all of them routes', () => {
  for (const text of hostileTexts(1, 100)) {
    const found = nearestRoutes(text, routes);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(routes).toEqual(expect.arrayContaining(found));
  }
  expect(nearestRoutes('/'.repeat(1_000_000), routes)).toEqual([]);
});

/** A text as an address carries it: halves of surrogate pairs are replaced. */
function wellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}
