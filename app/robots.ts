import type { MetadataRoute } from 'next';
import { canonicalUrl } from '@/lib/canonical-url';
import { isPreview } from '@/lib/preview';

export const dynamic = 'force-static';

/** The rules of robots.txt. In a preview, nothing may be read. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: canonicalUrl('/sitemap.xml') };
}
