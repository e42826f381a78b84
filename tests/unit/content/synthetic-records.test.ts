import { expect, it } from 'vitest';
import { getSearchRecords } from '@/lib/search';
import type { SearchRecord } from '@/lib/search/record';
import { wordsOf } from '@/lib/search/words';
import { syntheticRecords } from '../../bench/synthetic-records';

const pages = 300;
const pagesOf = (records: readonly SearchRecord[]) =>
  new Set(records.map((it) => it.url_without_anchor)).size;

/** How many different words records have. */
function wordCount(records: readonly SearchRecord[]): number {
  return new Set(records.flatMap(({ content }) => wordsOf(content ?? ''))).size;
}

it('a site of any size begins with the real records, and is the same each time', {
  tags: ['full'],
}, async () => {
  const real = await getSearchRecords();
  const records = syntheticRecords(real, pages);
  expect(pagesOf(records)).toBe(pages);
  expect(records.slice(0, real.length)).toEqual(real);
  expect(syntheticRecords(real, pages + 50).slice(0, records.length)).toEqual(records);
  for (const of of [
    records.map(({ objectID }) => objectID),
    records.filter(({ type }) => type !== 'content').map(({ url }) => url),
  ])
    expect(new Set(of).size).toBe(of.length);
  // As in text that people write: ever new words, but fewer and fewer.
  const growth = wordCount(records) / wordCount(records.slice(0, records.length / 4));
  expect(growth).toBeGreaterThan(1.5);
  expect(growth).toBeLessThan(3.5);
});
