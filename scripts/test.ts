import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser';
import { installPrograms } from './install-programs';
import { type Counts, countPlaywright, countStatus, countVitest } from './test-counts';

/**
 * `npm test` and, with `--full`, `npm run test:full`: runs the suites, shows what each prints, and ends with one line
 * that sums them. Arguments choose suites, for CI jobs that share the work: `npm test -- check unit`.
 */
const { values: flags, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isFull = flags.full;

const suites = {
  check,
  unit: () => vitest('unit', 'unit-content', 'deploy'),
  recipes: () => vitest('recipes'),
  build: async () => countStatus(await run('npm', ['run', 'build'])),
  export: () => vitest('export'),
  e2e,
} satisfies Record<string, () => Promise<Counts>>;

/** `check` is complete in `npm test`. */
const fullSuites = Object.keys(suites).filter((name) => name !== 'check');
/** These read out/. */
const needsBuild = ['export', 'e2e'];

const known = isFull ? fullSuites : Object.keys(suites);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no suite "${unknown.join('", "')}". Choose from: ${known.join(', ')}.`);
  process.exit(2);
}
const chosen = positionals.length > 0 ? known.filter((name) => positionals.includes(name)) : known;

// A command of Next.js would report its use to a server elsewhere.
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (isFull) process.env.TEST_SCOPE = 'full';

const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-test-'));
const results = new Map<string, Counts>();
const started = Date.now();
for (const name of chosen) {
  console.log(`\n=== ${name} ===\n`);
  const start = Date.now();
  const counts = await suiteResult(name);
  results.set(name, counts);
  console.log(`\n${name}: ${minutes(Date.now() - start)}`);
}
rmSync(folder, { recursive: true });

console.log('');
for (const [name, { passed, failed, skipped }] of results) {
  const notRun = skipped > 0 ? `, ${skipped} belong to the ${isFull ? 'other' : 'full'} run` : '';
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed${notRun}`);
}
const failures = [...results].flatMap(([name, counts]) => counts.failures.map((test) => `${name}: ${test}`));
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((test) => `  ${test}\n`).join('')}`);
const sum = (key: 'passed' | 'failed') =>
  [...results.values()].reduce((total, counts) => total + counts[key], 0);
console.log(`All of it took ${minutes(Date.now() - started)}.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Runs a suite, unless it needs a build that failed or was never made. */
async function suiteResult(name: string): Promise<Counts> {
  if (needsBuild.includes(name)) {
    if (results.get('build')?.failed) {
      console.error('The build failed, so there is nothing to test.');
      return countStatus(1);
    }
    if (!existsSync('out/index.html')) {
      console.error('There is no out/. Run `npm run build` first.');
      return countStatus(1);
    }
  }
  return suites[name as keyof typeof suites]();
}

/** Types, lint and content at the same time: each leaves a core idle. */
async function check(): Promise<Counts> {
  const checks: [command: string, ...args: string[]][][] = [
    // The types of CSS modules and routes are generated files.
    [
      ['npx', 'next', 'typegen'],
      ['npx', 'tsc', '--noEmit'],
    ],
    [['npx', 'biome', 'ci', '.']],
    [['npx', 'tsx', 'scripts/check-content.ts']],
  ];
  const counts = await Promise.all(
    checks.map(async (commands) => {
      const output: Buffer[] = [];
      let status = 0;
      for (const [command, ...args] of commands) status ||= await run(command, args, { output });
      process.stdout.write(Buffer.concat(output));
      return countStatus(status);
    }),
  );
  return counts.reduce((sum, it) => ({
    passed: sum.passed + it.passed,
    failed: sum.failed + it.failed,
    skipped: 0,
    failures: [],
  }));
}

/** Runs the tests of some projects of vitest.config.ts. */
async function vitest(...projects: string[]): Promise<Counts> {
  const report = path.join(folder, `${projects.join('-')}.json`);
  const status = await run('npx', [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    `--tags-filter=${isFull ? 'full' : '!full'}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return countVitest(report, status);
}

/** Runs the end-to-end tests, when the browsers that they need are there. */
async function e2e(): Promise<Counts> {
  try {
    await findBrowser();
    if (isFull) {
      installPrograms({ firefox: 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countStatus(1);
  }
  const report = path.join(folder, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return countPlaywright(report, await run('npx', ['playwright', 'test', '--reporter=list,json'], { env }));
}

/**
 * Runs a command.
 *
 * @param options.output takes what the command prints, instead of the terminal
 * @returns its exit status; 1 if it could not start or was killed
 */
function run(
  command: string,
  args: readonly string[],
  { env, output }: { env?: Record<string, string>; output?: Buffer[] } = {},
): Promise<number> {
  const stream = output ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...env },
    });
    for (const printed of [child.stdout, child.stderr])
      printed?.on('data', (chunk: Buffer) => output?.push(chunk));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** A duration in milliseconds as `m:ss`. */
function minutes(duration: number): string {
  const seconds = Math.round(duration / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
