import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxRedirects } from '@/lib/export/redirects/redirect-rules';
import {
  cacheControl,
  previewHeaders,
  securityHeaders,
  strictTransportSecurity,
} from '@/lib/export/security-headers';
import { findTool } from '@/scripts/find-tool';
import { forms, htmlFile } from '@/tests/e2e/support/routes';
import { type Nginx, startNginx } from './support/nginx';

const configuration = readFileSync('scripts/hosts/nginx.conf', 'utf8');
const program = findTool({ name: 'nginx', package: 'nginx-light' });

/** The security headers as Node reads them. */
const wanted = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);
const script = `/_next/static/chunks/${readdirSync('out/_next/static/chunks').find((it) => it.endsWith('.js'))}`;
/** The folder of the index whose name changes with the content, and a file of it. */
const version = readdirSync('out/search-index').find((it) => !it.includes('.')) ?? '';
const packs = readdirSync(`out/search-index/${version}`, { recursive: true, encoding: 'utf8' });
const pack = packs.find((it) => it.endsWith('.json'));

it('nginx.conf has the headers of the definition, and no other', () => {
  const added = Array.from(configuration.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm));
  expect(Object.fromEntries(added.map(([, name, text, variable]) => [name, text ?? variable]))).toEqual({
    ...securityHeaders,
    'Cache-Control': '$openverse_cache_control',
    'Strict-Transport-Security': '$openverse_strict_transport',
  });
  expect(configuration).toContain(`on "${strictTransportSecurity}";`);
});

describe.skipIf(program === undefined)('nginx with nginx.conf', () => {
  let nginx: Nginx;
  beforeAll(() => {
    const redirects = nginxRedirects([{ from: '/old/page', to: '/cli/install#build' }]);
    nginx = startNginx(program ?? '', { redirects });
  });
  afterAll(() => nginx.stop());

  it.each(['/', '/cli', '/cli/install', '/api/getBlock', '/GetdevnetBTG'])(
    'answers every form of %s with the page',
    async (route) => {
      for (const form of forms(route)) {
        const { status, headers, body } = await nginx.ask(form);
        expect(status, form).toBe(200);
        expect(body.equals(readFileSync(htmlFile(route))), form).toBe(true);
        expect(headers, form).toMatchObject({ ...wanted, 'content-type': 'text/html; charset=utf-8' });
        expect(headers['cache-control']).toBe(cacheControl.revalidated);
        expect(headers['strict-transport-security'], 'by http').toBeUndefined();
      }
    },
  );

  it.each(['/nowhere', '/cli/nowhere/', '/CLI/install', '/_next/static/chunks/nowhere.js'])(
    'answers %s with status 404 and the page for it, which nobody keeps',
    async (path) => {
      const { status, headers, body } = await nginx.ask(path);
      expect(status).toBe(404);
      expect(body.equals(readFileSync('out/404.html'))).toBe(true);
      expect(headers).toMatchObject({ ...wanted, 'cache-control': cacheControl.revalidated });
    },
  );

  it.each([
    [script, 'text/javascript; charset=utf-8', cacheControl.immutable],
    [`/search-index/${version}/${pack}`, 'application/json; charset=utf-8', cacheControl.immutable],
    ['/search-index/core.json', 'application/json; charset=utf-8', cacheControl.revalidated],
    [
      '/cli/install/__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt',
      'text/plain; charset=utf-8',
      cacheControl.revalidated,
    ],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', cacheControl.revalidated],
    ['/sitemap.xml', 'application/xml; charset=utf-8', cacheControl.revalidated],
    ['/cli/install.md', 'text/markdown; charset=utf-8', cacheControl.revalidated],
    ['/llms.txt', 'text/plain; charset=utf-8', cacheControl.revalidated],
    ['/favicon.svg', 'image/svg+xml', cacheControl.revalidated],
    ['/favicon.ico', 'image/x-icon', cacheControl.revalidated],
    ['/og/cli/install.png', 'image/png', cacheControl.revalidated],
  ])('sends %s as %s with “%s”', async (file, type, cache) => {
    const { status, headers, body } = await nginx.ask(encodeURI(file));
    expect(status).toBe(200);
    expect(body.equals(readFileSync(`out${file}`))).toBe(true);
    expect(headers).toMatchObject({ ...wanted, 'content-type': type, 'cache-control': cache });
  });

  it('leads every form of an address that a page has had to the page, and no other spelling', async () => {
    for (const form of forms('/old/page')) {
      const { status, headers } = await nginx.ask(form);
      expect(status, form).toBe(301);
      expect(headers, form).toMatchObject({
        ...wanted,
        location: '/cli/install/#build',
        'cache-control': cacheControl.revalidated,
      });
    }
    for (const path of ['/old', '/old/pages', '/Old/page', '/old/page/x'])
      expect((await nginx.ask(path)).status, path).toBe(404);
  });

  it('answers HEAD as it answers GET, without a body', async () => {
    for (const path of ['/cli/install/', script, '/nowhere']) {
      const [head, get] = [await nginx.ask(path, 'HEAD'), await nginx.ask(path)];
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.status).toBe(get.status);
    }
  });

  it('compresses what is text', async () => {
    for (const path of ['/cli/install/', script, '/search-index/core.json', '/cli/install/index.txt']) {
      const { headers, body } = await nginx.ask(path, 'GET', { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding'], path).toBe('gzip');
      const file = path.endsWith('/') ? `${path}index.html` : path;
      expect(gunzipSync(body).equals(readFileSync(`out${file}`)), path).toBe(true);
    }
  });

  it('answers names with $ and !, written as they are and encoded', async () => {
    const file = '/cli/install/__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt';
    for (const name of [file, file.replaceAll('$', '%24').replaceAll('!', '%21')]) {
      const { status, body } = await nginx.ask(name);
      expect(status, name).toBe(200);
      expect(body.equals(readFileSync(`out${file}`)), name).toBe(true);
    }
  });
});

describe.skipIf(program === undefined)('nginx with nginx.conf, as its comments say to change it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'openverse-docs-root-'));
  let nginx: Nginx;
  beforeAll(() => {
    symlinkSync(path.resolve('out'), path.join(root, 'docs'));
    writeFileSync(path.join(root, 'page.md'), '# Ü');
    mkdirSync(path.join(root, '1.17'));
    for (const file of ['1.17.html', '1.17/index.html']) writeFileSync(path.join(root, file), 'Old');
    const edit = (text: string) =>
      text.replace('# add_header', 'add_header').replace('error_page 404 /404', 'error_page 404 /docs/404');
    nginx = startNginx(program ?? '', { root, edit });
  });
  afterAll(() => {
    nginx.stop();
    rmSync(root, { recursive: true });
  });

  it('serves the site under a path', async () => {
    for (const form of forms('/cli/install')) {
      const { status, body } = await nginx.ask(`/docs${form}`);
      expect(status, form).toBe(200);
      expect(body.equals(readFileSync(htmlFile('/cli/install'))), form).toBe(true);
    }
    expect((await nginx.ask(`/docs${script}`)).headers['cache-control']).toBe(cacheControl.immutable);
    const missing = await nginx.ask('/docs/_next/static/nowhere.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe(cacheControl.revalidated);
    expect(missing.body.equals(readFileSync('out/404.html'))).toBe(true);
  });

  it('answers every form of the first page of an old version', async () => {
    for (const form of forms('/1.17')) {
      const { status, headers, body } = await nginx.ask(form);
      expect([status, body.toString()], form).toEqual([200, 'Old']);
      expect(headers['content-type'], form).toBe('text/html; charset=utf-8');
    }
  });

  it('sends Markdown as such, and keeps a preview out of search engines', async () => {
    const { headers, body } = await nginx.ask('/page.md');
    expect(body.toString()).toBe('# Ü');
    expect(headers).toMatchObject({ ...wanted, 'content-type': 'text/markdown; charset=utf-8' });
    for (const asked of ['/page.md', '/docs/cli/', '/nowhere'])
      expect((await nginx.ask(asked)).headers['x-robots-tag'], asked).toBe(previewHeaders['X-Robots-Tag']);
  });
});
