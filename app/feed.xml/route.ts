import { siteFile } from '@/lib/outputs/site-files';

export const dynamic = 'force-static';

/** The last changes as an Atom feed. */
export const GET = siteFile('/feed.xml');
