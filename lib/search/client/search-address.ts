import { href, routeOf } from '@/lib/url';
import { latestVersion, versionOf } from '@/lib/version';

/** Longest query, in characters (specification section 5). */
export const longestQuery = 64;

/** The state in the address of the search page. */
export interface SearchAddress {
  query: string;
  /** Name of a sidebar; empty for all. */
  section: string;
  /** Name of the version that is searched. */
  version: string;
  /** From 1. */
  page: number;
}

/**
 * Reads `?q=`, `?section=`, `?version=` and `?page=`. Any value may be there: a long query is cut, a
 * page that is not a number is the first, and a version that cannot be one is the latest.
 */
export function readAddress(params: URLSearchParams): SearchAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').slice(0, longestQuery),
    section: params.get('section') ?? '',
    version: versionOf(`/${params.get('version')}`),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Name of the version at an address: the version of the page, or the version that the search page searches. */
export function shownVersion(pathname: string, params: URLSearchParams): string {
  const route = routeOf(pathname);
  return route === '/search' ? readAddress(params).version : versionOf(route);
}

/** The address that shows a search, without default values. */
export function searchHref({
  query,
  section = '',
  version = latestVersion,
  page = 1,
}: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query.slice(0, longestQuery));
  if (section) params.set('section', section);
  if (version !== latestVersion) params.set('version', version);
  if (page > 1) params.set('page', String(page));
  return href(`/search${params.size > 0 ? `?${params}` : ''}`);
}

/** Where a reader reports a query without results: a new issue with its title filled in. */
export function reportHref(feedbackUrl: string, query: string): string {
  return `${feedbackUrl}?${new URLSearchParams({ title: `Search finds nothing for “${query}”` })}`;
}
