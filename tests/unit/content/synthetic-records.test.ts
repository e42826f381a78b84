import { beforeAll, describe, expect, it } from 'vitest';
import { getSearchRecords } from '@/lib/search';
import type { SearchRecord } from '@/lib/search/record';
import { wordsOf } from '@/lib/search/words';
import { syntheticRecords } from '../../bench/synthetic-records';

const pages = 300;
let real: SearchRecord[];
let records: SearchRecord[];

beforeAll(async () => {
  real = await getSearchRecords();
  records = syntheticRecords(real, pages);
});

const pagesOf = (of: readonly SearchRecord[]) => new Set(of.map((record) => record.url_without_anchor));
const textOf = ({ content, hierarchy, type }: SearchRecord) =>
  (type === 'content' ? content : hierarchy[type]) ?? '';

/** Number of pages that have a word, most frequent first. */
function pagesByWord(of: readonly SearchRecord[]): number[] {
  const pages = new Map<string, Set<string>>();
  for (const record of of) {
    for (const word of wordsOf(textOf(record))) {
      const on = pages.get(word) ?? new Set();
      pages.set(word, on.add(record.url_without_anchor));
    }
  }
  return [...pages.values()].map((on) => on.size).sort((a, b) => b - a);
}

describe('syntheticRecords', () => {
  it('gives as many pages as asked for, and the same ones each time', () => {
    expect(pagesOf(records).size).toBe(pages);
    expect(syntheticRecords(real, pages)).toEqual(records);
  });

  it('begins with the real records, unchanged', () => {
    expect(records.slice(0, real.length)).toEqual(real);
    expect(syntheticRecords(real, 1)).toEqual(real);
  });

  it('makes a larger site out of a smaller one', () => {
    const larger = syntheticRecords(real, pages + 50);
    expect(larger.slice(0, records.length)).toEqual(records);
  });

  it('has unique titles, addresses and ids', () => {
    const titles = records.filter(({ type }) => type === 'lvl1').map(({ hierarchy }) => hierarchy.lvl1);
    // Two real pages may have one title.
    const realTitles = titles.slice(0, pagesOf(real).size);
    expect(new Set(titles).size - new Set(realTitles).size).toBe(pages - realTitles.length);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    const headings = records.filter(({ type }) => type !== 'content').map(({ url }) => url);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('keeps the structure of a real page', () => {
    const shapes = new Map<string, string>();
    for (const { url_without_anchor: url, type } of records)
      shapes.set(url, `${shapes.get(url) ?? ''} ${type}`);
    const known = new Set([...pagesOf(real)].map((url) => shapes.get(url)));
    expect([...shapes.values()].every((shape) => known.has(shape))).toBe(true);
  });

  it('names its identifiers in its text as well', () => {
    const made = records
      .slice(real.length)
      .filter(({ terms }) => terms.length === 1 && /^--\S+$/.test(terms[0] ?? ''));
    const named = made.filter((record) => textOf(record).includes(record.terms[0] ?? ''));
    expect(made.length).toBeGreaterThan(100);
    expect(named.length / made.length).toBeGreaterThan(0.95);
  });

  it('has words as text has them: ever new ones, few on most pages, most on few', () => {
    const few = pagesByWord(records.slice(0, records.length / 4));
    const all = pagesByWord(records);
    expect(all.length / few.length).toBeGreaterThan(1.5);
    expect(all.length / few.length).toBeLessThan(3.5);
    expect(all[9] ?? 0).toBeGreaterThan(pages * 0.8);
    expect(all[Math.floor(all.length / 2)] ?? 0).toBeLessThan(5);
  });
});
