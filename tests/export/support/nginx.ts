import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What nginx answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A running nginx. */
export interface Nginx {
  /** Asks for a path, written as it goes over the wire. */
  ask(path: string, method?: 'GET' | 'HEAD', headers?: Record<string, string>): Promise<Answer>;
  stop(): void;
}

/**
 * Serves out/ by the configuration in the repository, at a socket in a folder of its own in place of a port.
 *
 * @param program path of nginx
 * @param redirects what a build would write for the addresses that pages have had
 * @throws what `nginx -t` says of the configuration, where it does not take it
 */
export function startNginx(program: string, redirects: string): Nginx {
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-nginx-'));
  const socketPath = path.join(folder, 'socket');
  const main = path.join(folder, 'nginx.conf');
  const site = readFileSync('scripts/hosts/nginx.conf', 'utf8')
    .replace('listen 80;', `listen unix:${socketPath};`)
    .replace(/include [^;]+;/, `include ${folder}/redirects;`)
    .replace(/root [^;]+;/, `root ${path.resolve('out')};`);
  writeFileSync(path.join(folder, 'redirects'), redirects);
  writeFileSync(path.join(folder, 'site.conf'), site);
  // Its workers would otherwise be users who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (it) => `${it}_temp_path ${folder};`,
  );
  writeFileSync(
    main,
    `${user} pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
     http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`,
  );
  const run = (...options: string[]) => {
    const { status, stderr } = spawnSync(program, ['-c', main, '-e', `${folder}/error.log`, ...options]);
    if (status !== 0) throw new Error(`nginx ${options.join(' ')}: ${stderr}`);
  };
  run('-t');
  // Its first process ends once the socket takes requests.
  run();

  return {
    ask: (url, method = 'GET', headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = request({ socketPath, path: url, method, headers, agent: false }, async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
        asked.on('error', reject).end();
      }),
    stop() {
      run('-s', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
