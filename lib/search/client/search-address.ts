import { href } from '@/lib/url';
import { maxQueryLength } from '../response';

/** The state of the search page. */
export interface SearchAddress {
  query: string;
  /** Name of a sidebar; empty for all. */
  section: string;
  /** From 1. */
  page: number;
}

/** Reads `?q=`, `?section=` and `?page=`. A long query is cut, an unknown section is all, an invalid page the first. */
export function readAddress(params: URLSearchParams, sections: readonly string[]): SearchAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').slice(0, maxQueryLength.page),
    section: sections.find((name) => name === params.get('section')) ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Longer addresses are refused by some servers, and by GitHub. In characters. */
const maxEncoded = 2000;

/** The beginning of a text whose encoding fits an address. A character takes up to nine. */
function cutToFit(text: string): string {
  const characters = Array.from(text.slice(0, maxEncoded));
  while (new URLSearchParams({ q: characters.join('') }).toString().length > maxEncoded)
    characters.length = Math.floor(characters.length * 0.9);
  return characters.join('');
}

/** The address of a search, without default values. Of a long query it has the beginning. */
export function searchHref({ query, section = '', page = 1 }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', cutToFit(query));
  if (section) params.set('section', section);
  if (page > 1) params.set('page', String(page));
  return href(`/search${params.size > 0 ? `?${params}` : ''}`);
}

/** The address of a new issue about a query without results. */
export function reportHref(feedbackUrl: string, query: string): string {
  return `${feedbackUrl}?${new URLSearchParams({ title: cutToFit(`Search finds nothing for “${query}”`) })}`;
}
