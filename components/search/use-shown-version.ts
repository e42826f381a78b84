import { usePathname, useSearchParams } from 'next/navigation';
import { readAddress } from '@/lib/search/client/search-address';
import { routeOf } from '@/lib/url';
import { versionOf } from '@/lib/version';

/** Name of the version that is read at an address: that of the page, or the one that the search page searches. */
export function shownVersion(pathname: string, params: URLSearchParams): string {
  const route = routeOf(pathname);
  return route === '/search' ? readAddress(params).version : versionOf(route);
}

/** Name of the version that the reader reads, within which searches stay. */
export function useShownVersion(): string {
  return shownVersion(usePathname(), useSearchParams());
}
