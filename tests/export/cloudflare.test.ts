import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headersFile } from '@/lib/export/headers';
import { asker } from '../support/ask';
import { temporaryFolder } from '../support/temporary-folder';
import { expectHost, secureHeaders } from './support/expect-host';

/**
 * Serves a folder by Cloudflare's own server of Pages until the test ends, on this machine and without an account.
 *
 * @returns with `log`, what it printed while it started
 * @throws what it printed, if it ends before it accepts requests
 */
async function startCloudflarePages(site: string) {
  // It writes its own files into the folder where it is started.
  const folder = temporaryFolder();
  const program = path.resolve('tests/third-party/node_modules/wrangler/bin/wrangler.js');
  const options = ['--ip', '127.0.0.1', '--port', '0', '--compatibility-date', '2026-04-01'];
  const { XDG_CONFIG_HOME: _, ...inherited } = process.env;
  const own = { CI: '1', HOME: folder, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
  const child = spawn(process.execPath, [program, 'pages', 'dev', site, ...options], {
    cwd: folder,
    // A separate process group: it starts further processes, which end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...own },
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  });
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        log += text.toString();
        const ready = /Ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(log);
        if (ready) resolve(Number(ready[1]));
      });
    child.once('close', () => reject(new Error(`wrangler ended before it was ready:\n${log}`)));
  });
  return { ask: asker({ port }), log };
}

/** It shortens the forms that name a file. */
const redirects = (form: string) =>
  form.endsWith('.html')
    ? { status: 308, location: form.replace(/\/index\.html$/, '/').replace(/\.html$/, '') }
    : undefined;

/** A site under a path, deployed as docs/deploying.md says. */
function folderWith(base: string): string {
  const rules = `${base}/old ${base}/cli/install/#build 301\n`;
  const folder = temporaryFolder({ _headers: headersFile(base, false), _redirects: rules });
  symlinkSync(path.resolve('out'), path.join(folder, base));
  return folder;
}

it.each(['', '/docs'])(
  'Cloudflare Pages serves out/ below "%s" with every rule',
  { tags: ['full'] },
  async (base) => {
    const { ask, log } = await startCloudflarePages(base === '' ? path.resolve('out') : folderWith(base));
    expect(log).toContain(`Parsed ${headersFile(base, false).match(/^\//gm)?.length} valid header rules.`);
    expect(log).not.toContain('invalid');
    await expectHost(ask, { redirects, headers: secureHeaders, base });
    if (base === '') return;
    const { status, headers } = await ask(`${base}/old`);
    expect([status, headers.location]).toEqual([301, `${base}/cli/install/#build`]);
  },
);
