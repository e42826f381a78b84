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

/** Reads `?q=`, `?section=` and `?page=`. A long query is cut; an invalid page is the first. */
export function readAddress(params: URLSearchParams): SearchAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').slice(0, maxQueryLength.page),
    section: params.get('section') ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** The address of a search, without default values. */
export function searchHref({ query, section = '', page = 1 }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query.slice(0, maxQueryLength.page));
  if (section) params.set('section', section);
  if (page > 1) params.set('page', String(page));
  return href(`/search${params.size > 0 ? `?${params}` : ''}`);
}

/** The address of a new issue about a query without results. */
export function reportHref(feedbackUrl: string, query: string): string {
  return `${feedbackUrl}?${new URLSearchParams({ title: `Search finds nothing for “${query}”` })}`;
}
