import type { Metadata, MetadataRoute } from 'next';
import { canonicalUrl } from '@/lib/canonical-url';
import { isPreview } from '@/lib/preview';

/**
 * The robots rules of a page. In a preview, pages are not listed and their links are not followed.
 *
 * @param isListed whether the page itself may be found by search engines
 */
export function pageRobots(isListed: boolean): Metadata['robots'] {
  if (isPreview) return { index: false, follow: false };
  return isListed ? undefined : { index: false };
}

/** The rules of robots.txt. In a preview, nothing may be read. */
export function robotsFile(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: canonicalUrl('/sitemap.xml') };
}
