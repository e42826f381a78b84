import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headersFile } from '@/lib/export/headers-file';
import { startCloudflarePages } from '../third-party/cloudflare';
import { expectHost, secureHeaders } from './support/expect-host';

/** It shortens the forms that name a file. */
const redirects = (form: string) =>
  form.endsWith('.html')
    ? { status: 308, location: form.replace(/\/index\.html$/, '/').replace(/\.html$/, '') }
    : undefined;

it('Cloudflare Pages takes out/ with every rule of its _headers', { tags: ['full'] }, async () => {
  const host = await startCloudflarePages();
  const rules = readFileSync('out/_headers', 'utf8').match(/^\//gm)?.length;
  expect(host.log).toContain(`Parsed ${rules} valid header rules.`);
  expect(host.log).not.toContain('invalid');
  await expectHost(host.ask, { redirects, headers: secureHeaders });
  await host.stop();
});

it('the same under a path, as README.md says to deploy it, with redirects', { tags: ['full'] }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-pages-'));
  symlinkSync(path.resolve('out'), path.join(folder, 'docs'));
  writeFileSync(path.join(folder, '_headers'), headersFile('/docs', false));
  writeFileSync(path.join(folder, '_redirects'), '/docs/old /docs/cli/install/#build 301\n');
  const host = await startCloudflarePages(folder);
  await expectHost(host.ask, { redirects, headers: secureHeaders, base: '/docs' });
  const { status, headers } = await host.ask('/docs/old');
  expect([status, headers.location]).toEqual([301, '/docs/cli/install/#build']);
  await host.stop();
  rmSync(folder, { recursive: true });
});
