import type { MetadataRoute } from 'next';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc } from '@/lib/content';
import { getDates } from '@/lib/nav';

/** Every page at its canonical address, with the day on which its text last changed where that is known. */
export async function sitemap(docs: readonly Doc[]): Promise<MetadataRoute.Sitemap> {
  const dates = await getDates();
  return docs.map((doc) => {
    const lastModified = dates.get(doc.file);
    return { url: canonicalUrl(doc.path), ...(lastModified ? { lastModified } : {}) };
  });
}
