import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main, messageOf, UsageError } from '../lib/cli';
import { findBrowser } from './find-browser';
import { installPrograms } from './install-programs';
import { type Counts, countPlaywright, countStatus, countVitest } from './test-counts';

const suites = {
  check,
  unit: (isFull) => vitest(isFull, 'unit', 'unit-content', 'deploy'),
  recipes: (isFull) => vitest(isFull, 'recipes'),
  build: async () => countStatus(await run('npm', ['run', 'build'])),
  export: (isFull) => vitest(isFull, 'export'),
  e2e,
} satisfies Record<string, (isFull: boolean) => Promise<Counts>>;

/** `check` is complete in `npm test`. */
const fullSuites = Object.keys(suites).filter((name) => name !== 'check');
/** These read out/. */
const needsBuild = ['export', 'e2e'];

const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-test-'));

await main({
  name: 'test',
  about: 'Runs the suites, shows what each prints, and ends with one line that sums them.',
  args: ['[suite...]'],
  options: { full: { help: 'Runs the exhaustive rest of the tests, as npm run test:full does.' } },
  notes: `Suites: ${Object.keys(suites).join(', ')}. Without one, all of them. CI jobs share the work by naming some.`,
  run: async (names, { full }) => {
    const known = full ? fullSuites : Object.keys(suites);
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new UsageError(`There is no suite "${unknown.join('", "')}".`);
    // A command of Next.js would report its use to a server elsewhere.
    process.env.NEXT_TELEMETRY_DISABLED = '1';
    const started = Date.now();
    if (full) {
      process.env.TEST_SCOPE = 'full';
      const status = await installThirdParty();
      if (status !== 0) return status;
    }
    const results = await runSuites(
      names.length > 0 ? known.filter((name) => names.includes(name)) : known,
      full,
    );
    printResults(results, full);
    const sum = (key: 'passed' | 'failed') =>
      [...results.values()].reduce((total, counts) => total + counts[key], 0);
    console.log(`All of it took ${minutes(Date.now() - started)}.`);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    return sum('failed') > 0 ? 1 : 0;
  },
});
rmSync(folder, { recursive: true });

/** Installs the packages that only the full run needs, and checks the types of what uses them. @returns an exit status */
async function installThirdParty(): Promise<number> {
  const folder = 'tests/third-party';
  const installed = await run('npm', ['ci', '--prefix', folder]);
  // Playwright would look for the paths of imports in a file with the usual name.
  return installed || run('npx', ['tsc', '--noEmit', '--project', `${folder}/tsconfig.types.json`]);
}

async function runSuites(names: readonly string[], isFull: boolean): Promise<Map<string, Counts>> {
  const results = new Map<string, Counts>();
  for (const name of names) {
    console.log(`\n=== ${name} ===\n`);
    const start = Date.now();
    const hasBuild = !results.get('build')?.failed;
    results.set(
      name,
      needsBuild.includes(name) && !isBuilt(hasBuild)
        ? countStatus(1)
        : await suites[name as keyof typeof suites](isFull),
    );
    console.log(`\n${name}: ${minutes(Date.now() - start)}`);
  }
  return results;
}

function printResults(results: ReadonlyMap<string, Counts>, isFull: boolean): void {
  console.log('');
  for (const [name, { passed, failed, skipped }] of results) {
    const notRun = skipped > 0 ? `, ${skipped} belong to the ${isFull ? 'other' : 'full'} run` : '';
    console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed${notRun}`);
  }
  const failures = [...results].flatMap(([name, counts]) =>
    counts.failures.map((test) => `${name}: ${test}`),
  );
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((test) => `  ${test}\n`).join('')}`);
}

/** Whether there is something to test. @param hasBuild whether the build of this run, if it had one, succeeded */
function isBuilt(hasBuild: boolean): boolean {
  if (!hasBuild) console.error('The build failed, so there is nothing to test.');
  else if (existsSync('out/index.html')) return true;
  else console.error('There is no out/. Run `npm run build` first.');
  return false;
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
async function vitest(isFull: boolean, ...projects: string[]): Promise<Counts> {
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
async function e2e(isFull: boolean): Promise<Counts> {
  try {
    await findBrowser();
    if (isFull) {
      installPrograms({ firefox: 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
    }
  } catch (error) {
    console.error(messageOf(error));
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
