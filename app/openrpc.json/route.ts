import { siteFile } from '@/lib/outputs/site-files';

export const dynamic = 'force-static';

/** The description of the RPC for machines. */
export const GET = siteFile('/openrpc.json');
