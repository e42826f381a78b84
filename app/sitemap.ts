import { getContent } from '@/lib/content';
import { sitemap } from '@/lib/outputs/sitemap';

export const dynamic = 'force-static';

export default async function Sitemap() {
  return sitemap(getContent().docs);
}
