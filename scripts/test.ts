import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { main, messageOf, UsageError } from '../lib/cli';
import { findBrowser } from './find-browser';
import { installPrograms } from './install-programs';
import { type Counts, countPlaywright, countStatus, countVitest } from './test-counts';

const suites = {
  check: () => countStatus(run('npm', 'run', 'check')),
  unit: (isFull) => vitest(isFull, 'unit', 'unit-content', 'deploy'),
  recipes: (isFull) => vitest(isFull, 'recipes'),
  build: () => countStatus(run('npm', 'run', 'build')),
  export: (isFull) => vitest(isFull, 'export'),
  e2e,
  visual: () => playwright('--config', 'tests/visual'),
} satisfies Record<string, (isFull: boolean) => Counts>;

/** `check` is complete in `npm test`, and `visual` belongs to the full run. */
const fullSuites = Object.keys(suites).filter((name) => name !== 'check');
const quickSuites = Object.keys(suites).filter((name) => name !== 'visual');
/** These read out/. */
const needsBuild = ['export', 'e2e'];

await main({
  name: 'test',
  about: 'Runs the suites, shows their output, and ends with one line of totals.',
  args: ['[suite...]'],
  options: { full: { help: 'Runs the exhaustive tests, as npm run test:full does.' } },
  notes: `Suites: ${quickSuites.join(', ')}, and with --full: ${fullSuites.join(', ')}.
Without one, all of them. CI jobs share the work by naming some.`,
  run: async (names, { full }) => {
    const known = full ? fullSuites : quickSuites;
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new UsageError(`There is no suite "${unknown.join('", "')}".`);
    // Next.js would send usage data to a server.
    process.env.NEXT_TELEMETRY_DISABLED = '1';
    console.time('All of it');
    if (full) {
      process.env.TEST_SCOPE = 'full';
      const status = installThirdParty();
      if (status !== 0) return status;
    }
    const results = new Map<string, Counts>();
    for (const name of known.filter((it) => names.length === 0 || names.includes(it))) {
      console.log(`\n=== ${name} ===\n`);
      console.time(name);
      results.set(name, runSuite(name as keyof typeof suites, full, results.get('build')));
      console.timeEnd(name);
    }
    printResults(results, full);
    const sum = (key: 'passed' | 'failed') =>
      [...results.values()].reduce((total, counts) => total + counts[key], 0);
    console.timeEnd('All of it');
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    return sum('failed') > 0 ? 1 : 0;
  },
});

/** Installs the packages that only the full run needs, and checks the types of what uses them. @returns an exit status */
function installThirdParty(): number {
  const folder = 'tests/third-party';
  const installed = run('npm', 'ci', '--prefix', folder);
  // Not `tsconfig.json`: Playwright would use the paths of imports from a file of that name.
  return installed || run('npx', 'tsc', '--noEmit', '--project', `${folder}/tsconfig.types.json`);
}

/** Runs a suite. It fails if something that it needs is missing. @param build the result of this run's build */
function runSuite(name: keyof typeof suites, isFull: boolean, build: Counts | undefined): Counts {
  try {
    if (needsBuild.includes(name)) {
      if (build?.failed) throw new Error('The build failed, so there is nothing to test.');
      if (!existsSync('out/index.html')) throw new Error('There is no out/. Run `npm run build` first.');
    }
    return suites[name](isFull);
  } catch (error) {
    console.error(messageOf(error));
    return countStatus(1);
  }
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

/** Runs the tests of some projects of vitest.config.ts. */
function vitest(isFull: boolean, ...projects: string[]): Counts {
  return countVitest((report) =>
    run(
      'npx',
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--tags-filter=${isFull ? 'full' : '!full'}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
  );
}

/** Runs the end-to-end tests, when the browsers that they need are there. */
function e2e(isFull: boolean): Counts {
  findBrowser();
  if (isFull) {
    installPrograms({ firefox: 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
  }
  return playwright();
}

/** Runs tests of Playwright: those of playwright.config.ts, if no option says otherwise. */
function playwright(...options: string[]): Counts {
  return countPlaywright((report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
    return run('npx', 'playwright', 'test', '--reporter=list,json', ...options);
  });
}

/** Runs a command. @returns its exit status; 1 if it could not start or was killed */
function run(command: string, ...args: string[]): number {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}
