import { basePath } from '@/lib/url';
import { canonicalUrl } from '../sitemap';

/**
 * The address of a link as it has to be outside of its page.
 *
 * @param url as typed: a route, an id of the page, a file of the site or another site's address
 * @param route of the page that the link is on
 */
export function absoluteUrl(url: string, route: string): string {
  if (url.startsWith('#')) return canonicalUrl(route) + url;
  if (!url.startsWith('/')) return url;
  // Pictures have the base path already.
  const inside = basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;
  return canonicalUrl(inside);
}
