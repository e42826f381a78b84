import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileHeaders } from '@/lib/export/headers';
import { listFiles } from '@/lib/files';
import { findTool } from '@/tests/support/programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const script = path.resolve('scripts/deploy.sh');

/** Calls of rclone: 5 send assets and data, 1 the list of the build, 1 router data, 1 pages, and 5 delete old files. */
const calls = 12;

/** Logs each call and its messages. The call KILL_AT handles one file, and then the deploy is killed. */
const wrapper = `#!/bin/bash
call=$(($(grep -c ^call "$LOG") + 1))
(IFS=$'\\t' && echo "call	$*") >>"$LOG"
exec 2>>"$LOG"
if [[ $call != "$KILL_AT" ]]; then exec "$RCLONE" "$@"; fi
if [[ $1 == delete ]]; then
  head -n 1 | "$RCLONE" "$@"
else
  "$RCLONE" "$@" -v --transfers 1 --max-transfer 1B --cutoff-mode soft
fi
kill -9 $PPID
`;

const data =
  'index.md a/index.md feed.xml robots.txt recipes/a.tsx recipes/a.ts recipes/a.rs recipes/a.toml _headers _redirects';

/** A build, as large as every other one. Lines that start with a slash are addresses that a file loads. */
function build(name: string): Record<string, string> {
  const assets = [`_next/static/${name}.js`, `_next/static/${name}.css`, `search-index/${name}/a.json`];
  const loaded = [...assets, `; ${name} #1 {é} [y].png`, ...data.split(' ')];
  const loads = [name, ...loaded.map((file) => `/${file}`), '/search-index/core.json'].join('\n');
  const documents = ['index.txt', 'index.html', '404.html', `${name}/index.txt`, `${name}/index.html`];
  return {
    ...Object.fromEntries(loaded.map((file) => [file, name])),
    'search-index/core.json': `/search-index/${name}/a.json`,
    ...Object.fromEntries(documents.map((file) => [file, loads])),
  };
}

/** The files of some builds. */
const filesOf = (...builds: string[]) => [...new Set(builds.flatMap((it) => Object.keys(build(it))))].sort();

/** A machine with a wrapped rclone and the folder of a host, below which the site is in docs/. */
function machine() {
  const folder = temporaryFolder({ 'bin/rclone': wrapper, 'host/neighbour.html': '' });
  fs.chmodSync(`${folder}/bin/rclone`, 0o755);
  const [host, live, log] = [`${folder}/host`, `${folder}/host/docs`, `${folder}/log`];
  const read = (file: string) => fs.readFileSync(`${live}/${file}`, 'utf8');
  return {
    live,
    read,
    /** Deploys a build. @returns the calls of rclone, each with its arguments and the files that it sent */
    deploy(name: string, { killAt = 0, options = [] as string[] } = {}) {
      fs.rmSync(`${folder}/out`, { recursive: true, force: true });
      fs.cpSync(temporaryFolder(build(name)), `${folder}/out`, { recursive: true });
      fs.writeFileSync(log, '');
      const RCLONE = findTool('rclone');
      const PATH = `${folder}/bin:${process.env.PATH}`;
      const env = { ...process.env, PATH, RCLONE, LOG: log, KILL_AT: `${killAt}` };
      const { status } = spawnSync(script, [live, ...options], { cwd: folder, env, stdio: 'ignore' });
      const text = fs.readFileSync(log, 'utf8');
      expect(status, text).toBe(killAt ? null : 0);
      const [, ...logged] = text.split(/^call\t/m);
      return logged.map((call) => ({
        args: call.slice(0, call.indexOf('\n')).split('\t'),
        sent: [...call.matchAll(/INFO {2}: (.*): Copied/g)].map(([, file = '']) => file),
      }));
    },
    /** Makes everything on the host older. */
    age(days: number) {
      const seconds = days * 86_400;
      for (const file of listFiles(host)) {
        const time = fs.statSync(`${host}/${file}`).mtimeMs / 1000 - seconds;
        fs.utimesSync(`${host}/${file}`, time, time);
        const [, deployed] = /_builds\/(\d+)/.exec(file) ?? [];
        if (deployed) fs.renameSync(`${host}/${file}`, `${live}/_builds/${Number(deployed) - seconds}.txt`);
      }
    },
    files: () => listFiles(live).filter((file) => !file.startsWith('_builds/')),
    /** What the files of the site load and is not there. */
    missing: () =>
      listFiles(live)
        .flatMap((file) => read(file).match(/^\/.*/gm) ?? [])
        .filter((address) => !fs.existsSync(live + address)),
  };
}

describe('deploy.sh', { tags: ['full'] }, () => {
  it('sends assets, data, router data and pages in this order, with their headers', () => {
    const { deploy } = machine();
    const sent = deploy('a', { options: ['-v'] })
      .filter(({ args }) => args[0] === 'copy')
      .flatMap(({ args, sent: files }) => {
        const headers = args.filter((_, index) => args[index - 1] === '--header-upload');
        return files.map((file) => ({ file, headers, expected: fileHeaders(file) }));
      });
    expect(sent.map(({ file }) => file).sort()).toEqual(filesOf('a'));
    const kinds = sent.map(({ file, expected }) =>
      expected.cache.includes('immutable') ? 'asset' : (/\.(html|txt)$/.exec(file)?.[1] ?? 'data'),
    );
    expect([...new Set(kinds)]).toEqual(['asset', 'data', 'txt', 'html']);
    for (const { file, headers, expected } of sent) {
      // rclone knows the types of the others on every machine.
      const type = /\.(js|css|json|xml|png)$/.test(file) ? [] : [`Content-Type: ${expected.type}`];
      expect([file, ...headers]).toEqual([file, `Cache-Control: ${expected.cache}`, ...type]);
    }
  });

  it('leaves a site that loads, in whichever call it is killed, and the next run does the rest', () => {
    const { live, deploy, age, files, missing, read } = machine();
    for (const name of ['o', 'a']) {
      deploy(name);
      age(40);
    }
    const copy = (from: string, to: string) => {
      fs.rmSync(to, { recursive: true, force: true });
      fs.cpSync(from, to, { recursive: true, preserveTimestamps: true });
    };
    copy(live, `${live}-before`);
    for (let killAt = 1; killAt <= calls; killAt++) {
      copy(`${live}-before`, live);
      expect(deploy('b', { killAt }), `killed in call ${killAt}`).toHaveLength(killAt);
      expect(missing(), `killed in call ${killAt}`).toEqual([]);
      expect(deploy('b')).toHaveLength(calls);
      expect([files(), missing()]).toEqual([filesOf('a', 'b'), []]);
      for (const [file, text] of Object.entries(build('b'))) expect(read(file), file).toBe(text);
    }
  });

  it('keeps what a build of the last 30 days has, however old it is, and deletes other files of the site', () => {
    const { live, deploy, age, files } = machine();
    deploy('a');
    age(40);
    deploy('b');
    age(29);
    deploy('c');
    expect(files()).toEqual(filesOf('a', 'b', 'c'));
    age(2);
    deploy('c');
    expect(files()).toEqual(filesOf('b', 'c'));
    expect(fs.statSync(`${live}/index.html`).mtimeMs).toBeLessThan(Date.now() - 86_400_000);
    expect(fs.existsSync(`${live}/../neighbour.html`)).toBe(true);
  });

  it('leaves another site in a folder below it alone, such as an older version', () => {
    const { live, deploy, age } = machine();
    deploy('a');
    age(40);
    fs.renameSync(live, `${live}-old`);
    fs.mkdirSync(live);
    fs.renameSync(`${live}-old`, `${live}/1.17`);
    const old = listFiles(`${live}/1.17`);
    deploy('b');
    deploy('c');
    expect(listFiles(`${live}/1.17`)).toEqual(old);
  });

  it('changes nothing with --dry-run', () => {
    const { live, deploy, age } = machine();
    deploy('a', { options: ['--dry-run'] });
    expect(fs.existsSync(live)).toBe(false);
    deploy('a');
    age(40);
    const state = () => listFiles(live).map((file) => [file, fs.statSync(`${live}/${file}`).mtimeMs]);
    const before = state();
    expect(deploy('b', { options: ['--dry-run'] })).toHaveLength(calls);
    expect(state()).toEqual(before);
  });
});

const complete = { 'out/index.html': '', 'out/404.html': '' };
const usage = /^Usage: npm run deploy -- <remote:bucket\[\/path\]> \[rclone options, such as --dry-run\]\n$/;
const missing = /^rclone is not installed\. Run apt-get install rclone .*\n$/;
const incomplete = /^out\/ has no complete build\. Run npm run build\.\n$/;

it.each([
  ['without an argument', [], complete, 2, usage],
  ['with an option as its first argument', ['--dry-run', 'site:docs'], complete, 2, usage],
  ['without rclone', ['site:docs'], complete, 1, missing],
  ['without a build', ['site:docs'], { 'bin/rclone': '' }, 1, incomplete],
  ['without the error page', ['site:docs'], { 'bin/rclone': '', 'out/index.html': '' }, 1, incomplete],
])('deploy.sh says what is missing: %s', (_what, args, files, status, message) => {
  const cwd = temporaryFolder(files);
  if ('bin/rclone' in files) fs.chmodSync(`${cwd}/bin/rclone`, 0o755);
  const env = { ...process.env, PATH: `${cwd}/bin` };
  const { status: exit, stderr } = spawnSync('/bin/bash', [script, ...args], { cwd, env, encoding: 'utf8' });
  expect([exit, stderr]).toEqual([status, expect.stringMatching(message)]);
});
