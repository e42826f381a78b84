import { securityHeaders } from '@/lib/export/security-headers';
import { createStaticHost } from '@/tests/support/static-host';

/** Serves out/ as the plain host that HOST names does, to test that nothing depends on a helpful server. */
const kind = process.env.HOST === 'try-files' ? 'try-files' : 'bucket';
createStaticHost(kind, { headers: securityHeaders }).listen(Number(process.env.PORT ?? 4174));
