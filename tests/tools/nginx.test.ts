import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { previewHeaders } from '@/lib/export/headers';
import { forms } from '@/tests/e2e/support/routes';
import { expectHost, plainHeaders } from '@/tests/export/support/expect-host';
import { asker } from '@/tests/support/ask';
import { findTool } from '@/tests/support/programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const program = findTool('nginx', 'nginx-light');

/**
 * Serves a folder with the configuration in the repository until the test ends, at a socket instead of a port.
 *
 * @param edit what an administrator changes in the configuration
 * @returns a function that asks it
 * @throws the output of `nginx -t`, if it refuses the configuration
 */
function startNginx(root = 'out', edit = (text: string) => text) {
  // Its workers would otherwise be users who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path .;`);
  const folder = temporaryFolder({
    'nginx.conf': `${user} pid pid; error_log error.log; worker_processes 1; events {}
      http { access_log off; ${temporary.join(' ')} include site.conf; }`,
  });
  const socketPath = path.join(folder, 'socket');
  const site = edit(readFileSync('scripts/hosts/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen unix:${socketPath};`)
    .replace(/root [^;]+;/, `root ${path.resolve(root)};`);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const run = (...options: string[]) => {
    const places = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
    const { status, stderr } = spawnSync(program, [...places, ...options]);
    if (status !== 0) throw new Error(`nginx ${options.join(' ')}: ${stderr}`);
  };
  run('-t');
  // Its first process ends once the socket takes requests.
  run();
  onTestFinished(() => run('-s', 'stop'));
  return asker({ socketPath });
}

it('answers every form of a page with the page and the headers, by HTTP without strict transport', async () => {
  const ask = startNginx();
  await expectHost(ask, { headers: plainHeaders });
  expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
});

it('names the type of each file, and compresses text', async () => {
  const ask = startNginx();
  for (const [file, type, encoding] of [
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'gzip'],
    ['/cli/install.md', 'text/markdown; charset=utf-8', 'gzip'],
    ['/cli/install/index.html', 'text/html; charset=utf-8', 'gzip'],
    ['/cli/install/index.txt', 'text/plain; charset=utf-8', 'gzip'],
    ['/search-index/core.json', 'application/json; charset=utf-8', 'gzip'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/og/cli/install.png', 'image/png'],
  ] as const) {
    const { status, headers, body } = await ask(file, 'GET', encoding ? { 'accept-encoding': encoding } : {});
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, type, encoding]);
    expect((encoding ? gunzipSync(body) : body).equals(readFileSync(`out${file}`)), file).toBe(true);
  }
});

it('answers programs that ask for text/markdown with the Markdown of a page, and browsers with the page', async () => {
  const ask = startNginx();
  for (const form of ['/cli/install', '/cli/install/', '/']) {
    const { headers, body } = await ask(form, 'GET', { accept: 'text/markdown, text/html;q=0.9' });
    expect(headers['content-type'], form).toBe('text/markdown; charset=utf-8');
    expect(headers.vary, form).toMatch(/(^|, )Accept$/);
    expect(body.equals(readFileSync(`out${form === '/' ? '/index' : '/cli/install'}.md`)), form).toBe(true);
  }
  for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
    const { headers } = await ask('/cli/install', 'GET', { accept });
    expect(headers['content-type'], accept).toBe('text/html; charset=utf-8');
  }
  const { status, headers } = await ask('/favicon.svg', 'GET', { accept: 'text/markdown' });
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

it('changed as its comments say, serves a preview under a path, and a path with a dot', async () => {
  const root = temporaryFolder({ '1.17.html': 'Old', '1.17/index.html': 'Old' });
  symlinkSync(path.resolve('out'), path.join(root, 'docs'));
  const ask = startNginx(root, (text) =>
    text.replace('# add_header', 'add_header').replace('error_page 404 /404', 'error_page 404 /docs/404'),
  );
  const headers = { ...plainHeaders, 'x-robots-tag': previewHeaders['X-Robots-Tag'] };
  await expectHost(ask, { base: '/docs', headers });
  for (const form of forms('/1.17')) {
    const answer = await ask(form);
    expect([answer.status, answer.body.toString()], form).toEqual([200, 'Old']);
    expect(answer.headers['content-type'], form).toBe('text/html; charset=utf-8');
  }
});
