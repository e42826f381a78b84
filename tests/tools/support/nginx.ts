import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asker } from '@/tests/support/ask';

/** A running nginx. */
export type Nginx = ReturnType<typeof startNginx>;

/**
 * Serves a folder with the configuration in the repository, at a socket in a separate folder instead of a port.
 *
 * @param program path of nginx
 * @param edit what an administrator changes in the configuration
 * @throws the output of `nginx -t`, if it refuses the configuration
 */
export function startNginx(program: string, { root = 'out', edit = (text: string) => text } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-nginx-'));
  const socketPath = path.join(folder, 'socket');
  const main = path.join(folder, 'nginx.conf');
  const site = edit(readFileSync('scripts/hosts/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen unix:${socketPath};`)
    .replace(/root [^;]+;/, `root ${path.resolve(root)};`);
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
    ask: asker({ socketPath }),
    stop() {
      run('-s', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
