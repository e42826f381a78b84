import { type Level, levels, type SearchRecord } from '@/lib/search/record';

/** A record as libraries index it that know nothing of pages: one document each, its text by field. */
export type Document = {
  id: number;
  title: string;
  keywords: string;
  headings: string;
  terms: string;
  text: string;
  section: string;
  route: string;
};

/**
 * The documents of records; the number of each is its place.
 *
 * @param names the title and headings a document has: all that it stands under, or its own only
 */
export function documentsOf(records: readonly SearchRecord[], names: 'above' | 'own'): Document[] {
  return records.map(({ type, hierarchy, keywords, terms, content, section, url }, id) => {
    const has = (level: Level) => (names === 'above' || type === level ? (hierarchy[level] ?? []) : []);
    return {
      id,
      title: [has('lvl1')].flat().join(),
      keywords: keywords.join('\n'),
      headings: levels.slice(2).flatMap(has).join('\n'),
      terms: terms.join('\n'),
      text: content ?? '',
      section,
      route: routeOf(url),
    };
  });
}

/** An address without its origin. */
export function routeOf(url: string): string {
  const { pathname, hash } = new URL(url, 'https://docs.example.org');
  return `${pathname}${decodeURIComponent(hash)}`;
}

/** Routes in their order, each once, at most so many. */
export function unique(routes: Iterable<string>, limit: number): string[] {
  const found = new Set<string>();
  for (const route of routes) {
    if (found.size >= limit) break;
    found.add(route);
  }
  return [...found];
}
