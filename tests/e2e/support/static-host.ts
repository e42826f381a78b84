import { securityHeaders } from '@/lib/export/security-headers';
import { startStaticHost } from '@/tests/support/static-host';

/** Serves out/ as the plain host that HOST names does, to test that nothing depends on a helpful server. */
const kind = process.env.HOST === 'try-files' ? 'try-files' : 'bucket';
await startStaticHost(kind, { headers: securityHeaders, port: Number(process.env.PORT ?? 4174) });
