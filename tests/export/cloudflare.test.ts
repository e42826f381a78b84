import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheControl, securityHeaders, strictTransportSecurity } from '@/lib/export/security-headers';
import { type CloudflarePages, startCloudflarePages } from './support/cloudflare';
import { expectHost } from './support/expect-host';

let host: CloudflarePages;
beforeAll(async () => {
  host = await startCloudflarePages();
}, 120_000);
afterAll(() => host.stop());

/** The security headers as Node reads them. */
const wanted = Object.fromEntries(
  Object.entries({ ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity }).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);

it('takes every rule of out/_headers', () => {
  const rules = readFileSync('out/_headers', 'utf8').match(/^\//gm)?.length;
  expect(host.log).toContain(`Parsed ${rules} valid header rules.`);
  expect(host.log).not.toContain('invalid');
});

it('has every page, and shortens the forms that name a file', async () => {
  await expectHost(host.ask, (form) =>
    form.endsWith('.html')
      ? { status: 308, location: form.replace(/\/index\.html$/, '/').replace(/\.html$/, '') }
      : undefined,
  );
});

it('sends the security headers with every answer', async () => {
  const script = readdirSync('out/_next/static/chunks').find((it) => it.endsWith('.js'));
  for (const path of ['/', '/cli/install', '/openrpc.json', `/_next/static/chunks/${script}`, '/nowhere'])
    expect((await host.ask(path)).headers, path).toMatchObject(wanted);
});

it('has browsers keep for good only what changes its name with its content', async () => {
  const script = readdirSync('out/_next/static/chunks').find((it) => it.endsWith('.js'));
  const version = readdirSync('out/search-index').find((it) => !it.includes('.'));
  const pack = readdirSync(`out/search-index/${version}`, { recursive: true, encoding: 'utf8' }).find((it) =>
    it.endsWith('.json'),
  );
  const cacheOf = async (path: string) => (await host.ask(path)).headers['cache-control'];
  expect(await cacheOf(`/_next/static/chunks/${script}`)).toBe(cacheControl.immutable);
  expect(await cacheOf(`/search-index/${version}/${pack}`)).toBe(cacheControl.immutable);
  for (const path of ['/cli/install/', '/search-index/core.json', '/cli/install/index.txt'])
    expect(await cacheOf(path), path).toBe(cacheControl.revalidated);
});
