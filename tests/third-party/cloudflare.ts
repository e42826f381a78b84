import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asker } from '@/tests/support/ask';

/**
 * Serves a folder by Cloudflare's own server of Pages, on this machine and without an account.
 *
 * @returns with `log`, what it printed while it started
 * @throws what it printed, if it ends before it accepts requests
 */
export async function startCloudflarePages(site = path.resolve('out')) {
  // It writes its own files into the folder where it is started.
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-cloudflare-'));
  const program = path.resolve('tests/third-party/node_modules/wrangler/bin/wrangler.js');
  const options = ['--ip', '127.0.0.1', '--port', '0', '--compatibility-date', '2026-04-01'];
  const child = spawn(process.execPath, [program, 'pages', 'dev', site, ...options], {
    cwd: folder,
    // A separate process group: it starts further processes, which end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: '1',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
  const ended = once(child, 'close');
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (text: Buffer) => {
      log += text.toString();
      const ready = /Ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(log);
      if (ready) resolve(Number(ready[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`wrangler ended before it was ready:\n${log}`)));
  });
  return {
    ask: asker({ port }),
    log,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
