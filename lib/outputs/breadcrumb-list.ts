import type { Crumb } from '@/lib/nav/types';
import { canonicalUrl } from './sitemap';

/** The way to a page as JSON-LD text for search engines, safe to stand inside a script element. */
export function breadcrumbList(crumbs: readonly Crumb[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: canonicalUrl(href) }),
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
