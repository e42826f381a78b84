import type { MetadataRoute } from 'next';
import { canonicalUrl } from '@/lib/canonical-url';
import { getContent, gitDates } from '@/lib/content';

export const dynamic = 'force-static';

/** Every page at its canonical address, with the day on which its text last changed where that is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const dates = await gitDates('content');
  return getContent().docs.map((doc) => {
    const lastModified = dates.get(doc.file);
    return { url: canonicalUrl(doc.path), ...(lastModified ? { lastModified } : {}) };
  });
}
