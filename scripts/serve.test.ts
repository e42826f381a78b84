import { existsSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asker } from '@/tests/support/ask';
import { startScript } from '@/tests/support/start-script';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const digits = '0123456789';
/** More than a socket buffers, so that an aborted download leaves an open file. */
const large = digits.repeat(800_000);
const site = {
  'out/index.html': '<p>Home',
  'out/404.html': '<p>Not found',
  'out/x.html': '<p>X',
  'out/x/index.html': '<p>X',
  'out/digits.txt': digits,
  'out/large.txt': large,
};

async function startSite(env?: Record<string, string>) {
  const cwd = temporaryFolder(site);
  const { pid, port = 0 } = await startScript(cwd, env);
  return { cwd, pid, port, ask: asker({ port }) };
}

/** Starts a download and drops the connection at its first bytes. */
const abort = (port: number, headers: Record<string, string>) =>
  new Promise<void>((closed) => {
    get({ port, path: '/large.txt', headers }, (response) =>
      response.once('data', () => response.destroy()).once('close', closed),
    );
  });

describe('npm start', () => {
  it('answers ranges, also those that are none', async () => {
    const { ask } = await startSite();
    for (const [range, status, body] of [
      ['bytes=2-3', 206, '23'],
      ['bytes=-5', 206, '56789'],
      // An end before the start makes the header invalid, so it does not count (RFC 9110, section 14.1.1).
      ['bytes=5-1', 200, digits],
      ['bytes=99999999999999999999-', 416, ''],
    ] as const) {
      const answer = await ask('/digits.txt', 'GET', { range });
      expect([answer.status, answer.body.toString()], range).toEqual([status, body]);
    }
  });

  it.runIf(existsSync('/proc/self/fd'))('closes the file of an aborted download', async () => {
    const { pid, port, ask } = await startSite();
    await ask('/large.txt');
    const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;
    const before = openFiles();
    for (let count = 0; count < 300; count++)
      await abort(port, count % 2 === 0 ? {} : { 'accept-encoding': 'br' });
    await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThan(before + 5);
  });

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
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString() === large).toBe(true);
    // On localhost only.
    await expect(asker({ port, host: '127.0.0.2' })('/x')).rejects.toThrow('ECONNREFUSED');
    const etag = String((await ask('/x')).headers.etag);
    expect((await ask('/x', 'GET', { 'if-none-match': etag })).status).toBe(304);
  });

  it('says why it does not start', async () => {
    const { cwd, port } = await startSite();
    const inUse = /^listen EADDRINUSE: .*\. Set another PORT or HOST, or stop the other server\.\n$/;
    const noPort = /^PORT is "(abc|70000|)"\. It must be a number from 0 to 65535\.\n/;
    for (const [PORT, status, output] of [
      [`${port}`, 1, inUse],
      ['abc', 2, noPort],
      ['70000', 2, noPort],
      ['', 2, noPort],
    ] as const)
      expect(await startScript(cwd, { PORT })).toMatchObject({
        status,
        output: expect.stringMatching(output),
      });
    rmSync(path.join(cwd, 'out'), { recursive: true });
    expect(await startScript(cwd)).toMatchObject({
      status: 1,
      output: 'There is no out/404.html. Run `npm run build` first.\n',
    });
  });
});
