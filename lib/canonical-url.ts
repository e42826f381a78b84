import { site } from '@/content/site';

/** The canonical address of a page, for search engines and previews. */
export function canonicalUrl(route: string): string {
  return site.url + route;
}

/** Address of the index for language models. */
export const llmsUrl = canonicalUrl('/llms.txt');
