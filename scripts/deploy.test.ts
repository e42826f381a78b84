import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileHeaders } from '@/lib/export/headers';
import { listFiles } from '@/lib/files';
import { findTool } from '@/tests/support/programs';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const script = path.resolve('scripts/deploy.sh');

/**
 * Calls of rclone: 6 send assets and data, 1 looks whether they are there, 1 sends the list of the build, 3 router data and
 * pages, 1 looks again, and 4 delete old files.
 */
const calls = 16;

const wrapper = fs.readFileSync('tests/fixtures/killed-rclone.sh', 'utf8');

const data =
  'index.md a/index.md feed.xml robots.txt favicon.ico recipes/a.tsx recipes/a.py recipes/a.conf _headers _redirects';

/** A build, as large as every other one. Lines that start with a slash are addresses that a file loads. */
function build(name: string): Record<string, string> {
  const assets = [`_next/static/${name}.js`, `_next/static/${name}.css`, `search-index/${name}/a.json`];
  const loaded = [...assets, `; ${name} #1 {é} [y].png`, ...data.split(' ')];
  const loads = [name, ...loaded.map((file) => `/${file}`), '/search-index/core.json'].join('\n');
  const documents = ['index.txt', 'index.html', '404.html', `${name}/index.txt`, `${name}/index.html`];
  const files = {
    ...Object.fromEntries(loaded.map((file) => [file, name])),
    'search-index/core.json': `/search-index/${name}/a.json`,
    ...Object.fromEntries(documents.map((file) => [file, loads])),
  };
  return { ...files, '_files.txt': `${Object.keys(files).join('\n')}\n_files.txt\n` };
}

/** A build, in out/. */
const outOf = (name: string) =>
  Object.fromEntries(Object.entries(build(name)).map(([file, text]) => [`out/${file}`, text]));

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
    deploy(name: string, { killAt = 0, options = [] as string[], fails = false } = {}) {
      fs.rmSync(`${folder}/out`, { recursive: true, force: true });
      fs.cpSync(temporaryFolder(build(name)), `${folder}/out`, { recursive: true });
      fs.writeFileSync(log, '');
      const RCLONE = findTool('rclone');
      const PATH = `${folder}/bin:${process.env.PATH}`;
      const env = { ...process.env, PATH, RCLONE, LOG: log, KILL_AT: `${killAt}` };
      const { status } = spawnSync(script, [live, ...options], { cwd: folder, env, stdio: 'ignore' });
      const text = fs.readFileSync(log, 'utf8');
      expect(status, text).toBe(killAt ? null : Number(fails));
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
  it('sends assets, data, router data and pages in this order', () => {
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

  it('leaves a site that loads, in whichever call it is killed', () => {
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

  it('keeps for 30 days what an earlier build has', () => {
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
    deploy('c', { options: ['--delete-now'] });
    expect([files(), fs.readdirSync(`${live}/_builds`).length]).toEqual([filesOf('c'), 1]);
    expect(fs.existsSync(`${live}/../neighbour.html`)).toBe(true);
  });

  it('sends no document before its files, whatever options leave out', () => {
    const { deploy, files } = machine();
    const sent = deploy('a', { options: ['--min-size', '2B'], fails: true });
    expect(sent.at(-1)?.args[0]).toBe('lsf');
    expect(files()).toEqual(['search-index/core.json']);
  });

  it('leaves another site in a folder below it alone', () => {
    const { live, deploy, age } = machine();
    deploy('a');
    age(40);
    fs.renameSync(live, `${live}-old`);
    fs.mkdirSync(live);
    fs.renameSync(`${live}-old`, `${live}/1.17`);
    // It was deployed again today.
    fs.writeFileSync(`${live}/1.17/_builds/${Math.floor(Date.now() / 1000)}.txt`, '');
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

it('the steps for nginx in docs/deploying.md leave a site that loads', { tags: ['full'] }, () => {
  findTool('rsync');
  const { live, files, missing } = machine();
  const steps = fs.readFileSync('docs/deploying.md', 'utf8').match(/(?<=^sudo )rsync .*/gm) ?? [];
  expect(steps).toHaveLength(5);
  for (const name of ['a', 'b']) {
    const cwd = temporaryFolder(outOf(name));
    // Builds are not made in one second.
    if (name === 'a') for (const file of listFiles(cwd)) fs.utimesSync(`${cwd}/${file}`, 1e9, 1e9);
    for (const step of name === 'a' ? steps.slice(0, 4) : steps) {
      if (step === steps[4]) expect(files()).toEqual(filesOf('a', 'b'));
      const { status } = spawnSync('/bin/bash', ['-c', `to=${live}; mkdir -p $to; ${step}`], { cwd });
      expect([step, status, missing()]).toEqual([step, 0, []]);
    }
  }
  expect(files()).toEqual(filesOf('b'));
});

const complete = { 'bin/rclone': '', 'out/_files.txt': '404.html\na b\n_files.txt\nc\nd\n' };
const usage = `Usage: npm run deploy -- <remote:bucket[/path]> [--delete-now] [rclone options, such as --dry-run]\n`;
const noProgram = expect.stringMatching(/^rclone is not installed\. Run apt-get install rclone .*\n$/);
const unfinished = 'out/ has no finished build. Run npm run build.\n';
const lacks = 'out/ lacks 4 files of the build: 404.html a b c. Run npm run build.\n';

it.each<[string, string[], Record<string, string>, number, unknown]>([
  ['without an argument', [], complete, 2, usage],
  ['with an option as its first argument', ['--dry-run', 'site:docs'], complete, 2, usage],
  ['without rclone', ['site:docs'], { 'out/_files.txt': '' }, 1, noProgram],
  ['without a build', ['site:docs'], { 'bin/rclone': '' }, 1, unfinished],
  ['with what Next.js wrote', ['site:docs'], { 'bin/rclone': '', 'out/404.html': '' }, 1, unfinished],
  ['without files of the build', ['site:docs'], complete, 1, lacks],
])('deploy.sh says what is missing: %s', (_what, args, files, status, message) => {
  const cwd = temporaryFolder(files);
  const PATH = `${cwd}/bin`;
  if ('bin/rclone' in files) fs.chmodSync(`${PATH}/rclone`, 0o755);
  // Programs of the machine, among which rclone may be.
  const env = { ...process.env, PATH: message === lacks ? `${PATH}:${process.env.PATH}` : PATH };
  const { status: exit, stderr } = spawnSync('/bin/bash', [script, ...args], { cwd, env, encoding: 'utf8' });
  expect([exit, stderr]).toEqual([status, message]);
});

it('deploy.sh says once what stops all files', { tags: ['full'] }, () => {
  const cwd = temporaryFolder({ ...outOf('a'), file: '' });
  const { status, stderr } = spawnSync(script, ['file/docs'], { cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing can be sent to file\/docs: Failed to .+\n$/);
});

it.each([
  ['publishes the newest commit that passed CI', 'new', 0, ''],
  ['publishes no older one', 'old', 1, '::error::old is older than new, which passed CI.'],
])('deploy.yml %s', (_what, HEAD, status, output) => {
  const { jobs } = parse(fs.readFileSync('.github/workflows/deploy.yml', 'utf8'));
  const gh = 'gh() { echo new; };';
  const env = { ...process.env, HEAD, GITHUB_REPOSITORY: 'a/b' };
  const step = spawnSync('/bin/bash', ['-c', gh + jobs.build.steps[0].run], { env, encoding: 'utf8' });
  expect([step.status, step.stdout.split(' To ')[0]]).toEqual([status, output]);
});
