import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewHeaders } from '@/lib/export/headers';
import { forms } from '@/tests/e2e/support/routes';
import { expectHost, plainHeaders } from '@/tests/export/support/expect-host';
import { findTool } from '@/tests/support/programs';
import { type Nginx, startNginx } from './support/nginx';

const program = findTool('nginx', 'nginx-light');

describe('nginx with nginx.conf', () => {
  let nginx: Nginx;
  beforeAll(() => {
    nginx = startNginx(program);
  });
  afterAll(() => nginx?.stop());

  it('answers every form of a page with the page and the headers, by HTTP without strict transport', async () => {
    await expectHost(nginx.ask, { headers: plainHeaders });
    expect((await nginx.ask('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/openrpc.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/cli/install.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/og/cli/install.png', 'image/png'],
  ])('sends %s as %s', async (file, type) => {
    const { status, headers, body } = await nginx.ask(file);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(body.equals(readFileSync(`out${file}`))).toBe(true);
  });

  it('answers programs that ask for text/markdown with the Markdown of a page, and browsers with the page', async () => {
    for (const form of ['/cli/install', '/cli/install/', '/']) {
      const { headers, body } = await nginx.ask(form, 'GET', { accept: 'text/markdown, text/html;q=0.9' });
      expect(headers['content-type'], form).toBe('text/markdown; charset=utf-8');
      expect(headers.vary, form).toMatch(/(^|, )Accept$/);
      expect(body.equals(readFileSync(`out${form === '/' ? '/index' : '/cli/install'}.md`)), form).toBe(true);
    }
    for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
      const { headers } = await nginx.ask('/cli/install', 'GET', { accept });
      expect(headers['content-type'], accept).toBe('text/html; charset=utf-8');
    }
    const { status, headers } = await nginx.ask('/favicon.svg', 'GET', { accept: 'text/markdown' });
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('compresses what is text', async () => {
    for (const file of ['/cli/install/index.html', '/search-index/core.json', '/cli/install/index.txt']) {
      const { headers, body } = await nginx.ask(file, 'GET', { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding'], file).toBe('gzip');
      expect(gunzipSync(body).equals(readFileSync(`out${file}`)), file).toBe(true);
    }
  });
});

describe('nginx with nginx.conf, changed as its comments say', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'openverse-docs-root-'));
  let nginx: Nginx;
  beforeAll(() => {
    symlinkSync(path.resolve('out'), path.join(root, 'docs'));
    mkdirSync(path.join(root, '1.17'));
    for (const file of ['1.17.html', '1.17/index.html']) writeFileSync(path.join(root, file), 'Old');
    const edit = (text: string) =>
      text.replace('# add_header', 'add_header').replace('error_page 404 /404', 'error_page 404 /docs/404');
    nginx = startNginx(program, { root, edit });
  });
  afterAll(() => {
    nginx?.stop();
    rmSync(root, { recursive: true });
  });

  it('serves the site under a path, as a preview that search engines skip', () =>
    expectHost(nginx.ask, {
      base: '/docs',
      headers: { ...plainHeaders, 'x-robots-tag': previewHeaders['X-Robots-Tag'] },
    }));

  it('answers every form of the home page below a path with a dot', async () => {
    for (const form of forms('/1.17')) {
      const { status, headers, body } = await nginx.ask(form);
      expect([status, body.toString()], form).toEqual([200, 'Old']);
      expect(headers['content-type'], form).toBe('text/html; charset=utf-8');
    }
  });
});
