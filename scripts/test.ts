import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedFile } from '../tests/e2e/support/hosts';
import { findBrowser } from './find-browser';
import { type Counts, countPlaywright, countStatus, countVitest } from './test-counts';

/** Runs every suite, shows what each prints, and ends with one line that sums them. */
const folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-test-'));
const browserReport = path.join(folder, 'e2e.json');
const results = new Map<string, Counts>();

/** How a command is run. */
interface RunOptions {
  env?: Record<string, string>;
  /** Takes what the command prints, in place of our output. */
  kept?: Buffer[];
}

/** Runs a command. @returns its exit status; 1 where it could not start or was killed */
function run(command: string, args: readonly string[], { env, kept }: RunOptions = {}): Promise<number> {
  const output = kept ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => kept?.push(chunk));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** Runs one suite and keeps what it counted. @returns whether all of it passed */
async function suite(name: string, test: () => Promise<Counts>): Promise<boolean> {
  console.log(`\n=== ${name} ===\n`);
  const counts = await test();
  results.set(name, counts);
  return counts.failed === 0;
}

/** Runs suites beside each other, as each leaves a core idle, and shows what one printed when it is through. */
async function sideBySide(suites: Record<string, (kept: Buffer[]) => Promise<number>>): Promise<void> {
  // In the order in which they are summed up.
  for (const name of Object.keys(suites)) results.set(name, countStatus(1));
  const tests = Object.entries(suites).map(async ([name, test]) => {
    const kept: Buffer[] = [];
    const status = await test(kept);
    await suite(name, async () => {
      process.stdout.write(Buffer.concat(kept));
      return countStatus(status);
    });
  });
  await Promise.all(tests);
}

/** Runs the tests of some projects of vitest.config.ts. */
async function vitest(...projects: string[]): Promise<Counts> {
  const report = path.join(folder, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return countVitest(report, await run('npx', ['vitest', 'run', ...chosen, ...reporters]));
}

await sideBySide({
  types: async (kept) => {
    // The types of CSS modules and routes are generated files.
    const generated = await run('npx', ['next', 'typegen'], { kept });
    return generated || run('npx', ['tsc', '--noEmit'], { kept });
  },
  lint: (kept) => run('npx', ['biome', 'ci', '.'], { kept }),
  content: (kept) => run('npx', ['tsx', 'scripts/check-content.ts'], { kept }),
});
await suite('unit', () => vitest('unit', 'unit-content', 'deploy'));
// Before the build: its report marks the recipes' pages.
await suite('recipes', () => vitest('recipes'));
const isBuilt = await suite('build', async () => {
  // The end-to-end tests need the site with the hosted search engine as well; a build keeps one core busy.
  const kept: Buffer[] = [];
  const [site] = await Promise.all([
    run('npm', ['run', 'build']),
    run('npx', ['tsx', 'tests/e2e/support/build-hosted-site.ts'], { kept }),
  ]);
  process.stdout.write(Buffer.concat(kept));
  const hosted = path.join(path.dirname(seedFile), 'out/index.html');
  // Whichever was ready first: it is not older than the site it goes with. Without it, the tests build it.
  if (site === 0 && existsSync(hosted)) utimesSync(hosted, new Date(), new Date());
  return countStatus(site);
});
if (isBuilt) {
  // What needs no browser is looked up in out/.
  await suite('export', () => vitest('export'));
  await suite('e2e', async () => {
    try {
      await findBrowser();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return countStatus(1);
    }
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
    return countPlaywright(
      browserReport,
      await run('npx', ['playwright', 'test', '--reporter=list,json'], { env }),
    );
  });
}
rmSync(folder, { recursive: true });

console.log('');
for (const [name, { passed, failed, skipped }] of results) {
  const notRun = skipped > 0 ? `, ${skipped} did not run` : '';
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed${notRun}`);
}
if (!isBuilt) console.log('export, e2e: not run: there is no build to test');
const sum = (key: keyof Counts) => [...results.values()].reduce((total, counts) => total + counts[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
