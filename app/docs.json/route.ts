import { siteFile } from '@/lib/outputs/site-files';

export const dynamic = 'force-static';

/** Every page and its place in the site. */
export const GET = siteFile('/docs.json');
