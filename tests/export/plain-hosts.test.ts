import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Ask, asker } from '@/tests/support/ask';
import { createStaticHost } from '@/tests/support/static-host';
import { expectHost } from './support/expect-host';

const servers: Server[] = [];

/** Starts a host for one test. */
async function start(...options: Parameters<typeof createStaticHost>): Promise<Ask> {
  const server = createStaticHost(...options);
  servers.push(server);
  await new Promise<void>((started) => server.listen(0, started));
  return asker({ port: (server.address() as AddressInfo).port });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('website hosting of object storage', () => {
  it('has every page, and sends readers on from a folder without its slash', async () => {
    const isFile = /\/$|\.html$/;
    await expectHost(await start('bucket'), (form) =>
      isFile.test(form) ? undefined : { status: 302, location: `${form}/` },
    );
  });

  it('takes nothing but GET and HEAD', async () => {
    const ask = await start('bucket');
    expect((await ask('/cli/', 'POST')).status).toBe(405);
  });
});

describe('GitHub Pages', () => {
  it('has every page in each form, without a redirect', async () => {
    await expectHost(await start('github-pages'), () => undefined);
  });

  it('gets the empty file without which it drops _next/', () => {
    expect(readFileSync('out/.nojekyll', 'utf8')).toBe('');
  });

  it('sends no header of ours: the policy is in the document', async () => {
    const { headers, body } = await (await start('github-pages'))('/cli/install/');
    expect(Object.keys(headers)).not.toContain('content-security-policy');
    expect(body.toString()).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src/);
  });

  it('serves a project under its name', async () => {
    const ask = await start('github-pages', { base: '/docs' });
    const root = await ask('/docs');
    expect([root.status, root.headers.location]).toEqual([301, '/docs/']);
    expect((await ask('/docs/cli/install')).status).toBe(200);
    const missing = await ask('/docs/nowhere');
    expect([missing.status, missing.body.equals(readFileSync('out/404.html'))]).toEqual([404, true]);
    expect((await ask('/cli/install')).body).toHaveLength(0);
  });
});
