import { siteFile } from '@/lib/outputs/site-files';

export const dynamic = 'force-static';

/** How browsers search the site from the address bar. */
export const GET = siteFile('/opensearch.xml');
