import type { SearchRecord } from '@/lib/search/record';

/** A record of a page of its own, for tests. Its text is `words`. */
export function searchRecord(id: string, words = `Text of ${id}`): SearchRecord {
  const url = `https://docs.example.org/${id}`;
  return {
    objectID: id,
    type: 'content',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: `Page ${id}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
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
