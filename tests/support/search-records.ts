import { levels, type SearchRecord } from '@/lib/search/record';

const none = Object.fromEntries(levels.map((level) => [level, null])) as SearchRecord['hierarchy'];

/** A record of a page of its own, for tests. Its text is `words`. */
export function searchRecord(id: string, words = `Text of ${id}`): SearchRecord {
  const url = `https://docs.example.org/${id}`;
  return {
    objectID: id,
    type: 'content',
    hierarchy: { ...none, lvl0: 'Guides', lvl1: `Page ${id}` },
    content: words,
    url,
    url_without_anchor: url,
    anchor: null,
    language: 'en',
    version: ['current'],
    docusaurus_tag: 'docs-default-current',
    section: 'Guides',
    terms: [],
    keywords: [],
    weight: { pageRank: 0, level: 0, position: 0 },
  };
}

/** Records `<prefix>-0`, `<prefix>-1` and so on. */
export function searchRecords(prefix: string, count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, number) => searchRecord(`${prefix}-${number}`));
}
