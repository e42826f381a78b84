import { siteFile } from '@/lib/outputs/site-files';

export const dynamic = 'force-static';

/** The whole documentation as an EPUB. */
export const GET = siteFile('/openverse.epub');
