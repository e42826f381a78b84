import { site } from '@/content/site';

/** The one address of a page that search engines and previews are given. */
export function canonicalUrl(route: string): string {
  return site.url + route;
}
