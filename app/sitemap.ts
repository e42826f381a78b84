import type { MetadataRoute } from 'next';
import { canonicalUrl } from '@/lib/canonical-url';
import { getContent, getTimes } from '@/lib/content';

export const dynamic = 'force-static';

/** Every page at its canonical address, with the day on which its text last changed where that is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const times = await getTimes();
  return getContent().docs.map((doc) => {
    const lastModified = times.get(doc.file)?.slice(0, 10);
    return { url: canonicalUrl(doc.path), ...(lastModified ? { lastModified } : {}) };
  });
}
