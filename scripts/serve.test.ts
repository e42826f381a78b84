import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asker } from '@/tests/support/ask';
import { startScript } from '@/tests/support/start-script';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const large = 'Text '.repeat(1000);
const site = {
  'package.json': '{ "scripts": { "build": "exit 3" } }',
  'out/index.html': '<p>Home',
  'out/404.html': '<p>Not found',
  'out/x.html': '<p>X',
  'out/x/index.html': '<p>X',
  'out/large.txt': large,
  'out/_files.txt': '404.html\nindex.html\n',
};

async function startSite(env?: Record<string, string>) {
  const cwd = temporaryFolder(site);
  const { port = 0 } = await startScript(cwd, env);
  return { cwd, port, ask: asker({ port }) };
}

describe('npm start', () => {
  it('has page x at /x and /x/, and 404.html with status 404 elsewhere', async () => {
    const { ask } = await startSite({ NEXT_PUBLIC_BASE_PATH: '/docs' });
    for (const [address, status, body] of [
      ['/docs/', 200, '<p>Home'],
      ['/docs/x', 200, '<p>X'],
      ['/docs/x/', 200, '<p>X'],
      ['/docs/x?q=1', 200, '<p>X'],
      ['/docs/y', 404, '<p>Not found'],
      ['/docs/..%2fsecret.txt', 404, '<p>Not found'],
      ['/x', 404, '<p>Not found'],
      ['/docsx', 404, '<p>Not found'],
    ] as const) {
      const answer = await ask(address);
      expect([answer.status, answer.body.toString()], address).toEqual([status, body]);
      expect(answer.headers['content-type'], address).toBe('text/html; charset=utf-8');
    }
  });

  it('compresses, and knows what a browser has', async () => {
    const { ask, port } = await startSite();
    const answer = await ask('/large.txt', 'GET', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Accept' });
    expect(brotliDecompressSync(answer.body).toString() === large).toBe(true);
    // On localhost only.
    await expect(asker({ port, host: '127.0.0.2' })('/x')).rejects.toThrow('ECONNREFUSED');
    const etag = String((await ask('/x')).headers.etag);
    expect((await ask('/x', 'GET', { 'if-none-match': etag })).status).toBe(304);
  });

  it('says why it does not start, before it builds', async () => {
    const { cwd, port } = await startSite();
    const inUse = /^listen EADDRINUSE: .*\. Set another PORT or HOST, or stop the other server\.\n$/;
    const noPort = /^PORT is "(abc|70000|)"\. It must be a number from 0 to 65535\.\n/;
    for (const [PORT, status, output] of [
      [`${port}`, 1, inUse],
      ['abc', 2, noPort],
      ['70000', 2, noPort],
      ['', 2, noPort],
    ] as const)
      expect(await startScript(cwd, { PORT }, '--build')).toMatchObject({
        status,
        output: expect.stringMatching(output),
      });
    const silent = { npm_config_loglevel: 'silent' };
    expect((await startScript(cwd, silent, '--build')).output).toBe('The build failed.\n');
    for (const [file, output] of [
      ['404.html', 'out/ lacks 1 of its files: 404.html. Run npm run build.\n'],
      ['_files.txt', 'out/ has no finished build. Run npm run build.\n'],
    ] as const) {
      rmSync(path.join(cwd, 'out', file));
      expect(await startScript(cwd)).toMatchObject({ status: 1, output });
    }
  });
});
