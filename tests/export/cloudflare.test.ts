import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFile } from '@/lib/export/headers-file';
import { cacheControl, securityHeaders, strictTransportSecurity } from '@/lib/export/security-headers';
import { forms, htmlFile } from '@/tests/e2e/support/routes';
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

describe('under a path, as README.md says to deploy it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-pages-'));
  let below: CloudflarePages;
  beforeAll(async () => {
    symlinkSync(path.resolve('out'), path.join(folder, 'docs'));
    writeFileSync(path.join(folder, '_headers'), headersFile('/docs', false));
    writeFileSync(path.join(folder, '_redirects'), '/docs/old /docs/cli/install/#build 301\n');
    below = await startCloudflarePages(folder);
  }, 120_000);
  afterAll(async () => {
    await below.stop();
    rmSync(folder, { recursive: true });
  });

  it('has every form of a page, and the page for what is missing', async () => {
    for (const form of forms('/cli/install')) {
      const answer = await below.ask(`/docs${form}`);
      expect(answer.headers.location ?? '/docs/', form).toMatch(/^\/docs\//);
      const page = answer.status === 308 ? await below.ask(answer.headers.location ?? '') : answer;
      expect(page.status, form).toBe(200);
      expect(page.body.equals(readFileSync(htmlFile('/cli/install'))), form).toBe(true);
    }
    const missing = await below.ask('/docs/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.body.equals(readFileSync('out/404.html'))).toBe(true);
  });

  it('sends the headers, and leads on from addresses that pages have had', async () => {
    const script = readdirSync('out/_next/static/chunks').find((it) => it.endsWith('.js'));
    for (const asked of ['/docs/', '/docs/cli/install', '/docs/nowhere'])
      expect((await below.ask(asked)).headers, asked).toMatchObject(wanted);
    const kept = await below.ask(`/docs/_next/static/chunks/${script}`);
    expect(kept.headers['cache-control']).toBe(cacheControl.immutable);
    const { status, headers } = await below.ask('/docs/old');
    expect([status, headers.location]).toEqual([301, '/docs/cli/install/#build']);
  });
});
