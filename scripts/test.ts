import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { CommandError, getMessage, runCommand, UsageError } from '../lib/command';
import { findMissing } from '../lib/export/file-list';
import { findBrowser, installPrograms } from '../tests/support/programs';

/** How many tests of a suite passed, and which failed. */
type Result = { passed: number; failed: string[] };

const suites: Record<string, (isFull: boolean) => Result> = {
  check: () => runTests('npm run check'),
  unit: (isFull) => {
    if (isFull) installPrograms({ rclone: 'rclone', rsync: 'rsync' });
    return vitest(isFull, 'unit', 'unit-content');
  },
  recipes: (isFull) => vitest(isFull, 'recipes'),
  build: () => {
    // What an older build left must not be tested if this one fails.
    rmSync('out', { recursive: true, force: true });
    return runTests('npm run build');
  },
  export: (isFull) => vitest(isFull, 'export'),
  e2e: (isFull) => {
    if (isFull) installPrograms(engines);
    return playwright();
  },
  visual: () => playwright('--config tests/visual'),
};
/** `check` is complete in the quick run, and `visual` belongs to the full one. */
const quick = Object.keys(suites).filter((name) => name !== 'visual');
const exhaustive = Object.keys(suites).filter((name) => name !== 'check');
/** Debian's package of each browser that only the full run needs. */
const engines = { firefox: 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const thirdParty = 'tests/third-party';
const report = path.resolve('.cache/test-report.xml');

await runCommand({
  usage: `Usage: npm test -- [suite...]
       npm run test:full -- [suite...]

Runs the suites, all if none is named, and ends with one line of totals. Exits with 1 if a test fails.

Suites of npm test: ${quick.join(', ')}
Suites of npm run test:full, which runs the exhaustive tests: ${exhaustive.join(', ')}`,
  args: [0, quick.length],
  options: { full: { type: 'boolean', default: false } },
  run: async (names, { full }) => {
    const known = full ? exhaustive : quick;
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new UsageError(`Unknown suite "${unknown}".`);
    if (full) {
      process.env.TEST_SCOPE = 'full';
      const types = `${thirdParty}/tsconfig.types.json`;
      if (run(`npm ci --prefix ${thirdParty}`) || run(`npx tsc --noEmit --project ${types}`))
        throw new CommandError(`The packages of ${thirdParty} are missing or do not fit.`);
    }
    let passed = 0;
    const failed: string[] = [];
    for (const name of known.filter((it) => names.length === 0 || names.includes(it))) {
      console.log(`\n=== ${name} ===\n`);
      console.time(name);
      const result = runSuite(name, full);
      console.timeEnd(name);
      passed += result.passed;
      failed.push(...result.failed.map((test) => `  ${name}: ${test}`));
    }
    if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`);
    console.log(`\n${passed} passed, ${failed.length} failed`);
    return failed.length > 0 ? 1 : 0;
  },
});

/** Runs a suite. It fails if something that it needs is missing. */
function runSuite(name: string, isFull: boolean): Result {
  try {
    const problem = /^(export|e2e)$/.test(name) ? findMissing('out') : undefined;
    if (problem) throw new CommandError(problem);
    return suites[name]?.(isFull) ?? { passed: 0, failed: [] };
  } catch (error) {
    return { passed: 0, failed: [getMessage(error)] };
  }
}

function vitest(isFull: boolean, ...projects: string[]): Result {
  const options = [
    ...projects.map((project) => `--project=${project}`),
    `--tags-filter="${isFull ? 'full' : '!full'}"`,
    `--reporter=default --reporter=junit --outputFile.junit="${report}"`,
  ];
  return runTests(`npx vitest run ${options.join(' ')}`);
}

function playwright(options = ''): Result {
  findBrowser();
  process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE = report;
  return runTests(`npx playwright test --reporter=list,junit ${options}`);
}

/** Runs a command and reads its JUnit report. Without a report it is one test. A bad status or no test is a failure. */
function runTests(command: string): Result {
  rmSync(report, { force: true });
  const status = run(command);
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '<testcase/>';
  const tests = DomUtils.getElementsByTagName('testcase', parseDocument(xml, { xmlMode: true }));
  const having = (tag: string) => tests.filter((test) => DomUtils.getElementsByTagName(tag, test).length > 0);
  const broken = [...having('failure'), ...having('error')];
  const failed = broken.map(({ attribs: { classname, name } }) => `${classname}: ${name}`);
  const passed = tests.length - failed.length - having('skipped').length;
  if (failed.length > 0 || (status === 0 && passed > 0)) return { passed, failed };
  return { passed: 0, failed: [`${command} ended with ${status}`] };
}

/** Runs a shell command. @returns its exit status; 1 if it was killed */
function run(command: string): number {
  const { status, error } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.error(error.message);
  return status ?? 1;
}
