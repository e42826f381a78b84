import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { type Doc, gitDates } from '@/lib/content';

/** Every page at its canonical address, with the day of its last commit where that is known. */
export async function sitemap(docs: readonly Doc[]): Promise<MetadataRoute.Sitemap> {
  const dates = await gitDates('content');
  return docs.map((doc) => {
    const lastModified = dates.get(doc.file);
    return { url: canonicalUrl(doc.path), ...(lastModified ? { lastModified } : {}) };
  });
}

/** The one address of a page that search engines and previews are given. */
export function canonicalUrl(route: string): string {
  return site.url + route;
}
