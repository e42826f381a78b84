import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { cacheControl, fileHeaders, previewHeaders } from '@/lib/export/headers';
import { listFiles } from '@/lib/files';
import { forms } from '@/tests/e2e/support/routes';
import { expectHost, expectNegotiation, plainHeaders } from '@/tests/export/support/expect-host';
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

it('answers every form of a page with its headers', async () => {
  const ask = startNginx();
  await expectHost(ask, { headers: plainHeaders });
  expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
});

it('names the type of each file as others do, and compresses text', async () => {
  const ask = startNginx();
  const byEnding = new Map(listFiles('out').map((file) => [path.extname(file), file]));
  byEnding.delete('');
  expect(byEnding.size).toBeGreaterThan(10);
  for (const file of byEnding.values()) {
    const { status, headers, body } = await ask(encodeURI(`/${file}`), 'GET', { 'accept-encoding': 'gzip' });
    const { type } = fileHeaders(file);
    expect([file, status, headers['content-type']]).toEqual([file, 200, type]);
    const isPacked = headers['content-encoding'] === 'gzip';
    if (/text|json|svg/.test(type) && body.length > 1024) expect(isPacked, file).toBe(true);
    expect((isPacked ? gunzipSync(body) : body).equals(readFileSync(`out/${file}`)), file).toBe(true);
  }
});

it('sends Markdown to those who prefer it', () => expectNegotiation(startNginx()));

it('answers a wrong range whole, with each header once', async () => {
  const { status, headers } = await startNginx()('/', 'GET', { range: 'bytes=99999999-' });
  expect([status, headers['cache-control']]).toEqual([200, cacheControl.revalidated]);
});

it('changed as its comments say, serves a preview under a path', async () => {
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
