import { site } from '@/content/site';

/** The canonical address of a page, for search engines and previews. */
export function canonicalUrl(route: string): string {
  return site.url + route;
}
