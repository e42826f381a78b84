import { siteFile } from '@/lib/outputs/site-files';

export const dynamic = 'force-static';

/** The requests of the RPC for HTTP clients. */
export const GET = siteFile('/postman-collection.json');
