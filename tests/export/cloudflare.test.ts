import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headersFile } from '@/lib/export/headers';
import { temporaryFolder } from '../support/temporary-folder';
import { startCloudflarePages } from '../third-party/cloudflare';
import { expectHost, secureHeaders } from './support/expect-host';

/** It shortens the forms that name a file. */
const redirects = (form: string) =>
  form.endsWith('.html')
    ? { status: 308, location: form.replace(/\/index\.html$/, '/').replace(/\.html$/, '') }
    : undefined;

it('Cloudflare Pages serves out/ with every rule of its _headers', { tags: ['full'] }, async () => {
  const host = await startCloudflarePages();
  const rules = readFileSync('out/_headers', 'utf8').match(/^\//gm)?.length;
  expect(host.log).toContain(`Parsed ${rules} valid header rules.`);
  expect(host.log).not.toContain('invalid');
  await expectHost(host.ask, { redirects, headers: secureHeaders });
  await host.stop();
});

it('the same under a path, deployed as docs/deploying.md says, with redirects', {
  tags: ['full'],
}, async () => {
  const folder = temporaryFolder({
    _headers: headersFile('/docs', false),
    _redirects: '/docs/old /docs/cli/install/#build 301\n',
  });
  symlinkSync(path.resolve('out'), path.join(folder, 'docs'));
  const host = await startCloudflarePages(folder);
  await expectHost(host.ask, { redirects, headers: secureHeaders, base: '/docs' });
  const { status, headers } = await host.ask('/docs/old');
  expect([status, headers.location]).toEqual([301, '/docs/cli/install/#build']);
  await host.stop();
});
