import { sitemap } from '@/lib/outputs/sitemap';
import { getDocs } from '@/lib/site';

export const dynamic = 'force-static';

export default async function Sitemap() {
  return sitemap(await getDocs());
}
