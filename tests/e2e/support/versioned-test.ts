import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { securityHeaders } from '@/lib/export/security-headers';
import { versionedSite } from '@/tests/export/support/versioned-site';
import { test as base } from './test';

export { expect } from './test';

/** Our test on a site of which a version was cut: the one that tests/export/versions.test.ts has built. */
export const test = base.extend<object, { versionedOrigin: string }>({
  versionedOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const out = path.join(versionedSite, 'out');
      if (!existsSync(path.join(out, '1.17/index.html')))
        throw new Error(
          'There is no site with versions. Build it first: npx vitest run --project export versions',
        );
      const server = createServer(
        sirv(out, {
          onNoMatch: (_request, response) => response.writeHead(404).end(),
          setHeaders: (response) => {
            for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
          },
        }),
      );
      await new Promise<void>((started) => server.listen(0, started));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ versionedOrigin }, use) => use(versionedOrigin),
});
