import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** How many tests of a suite passed, failed and did not run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, by file and name. Empty if the suite itself failed. */
  failures: string[];
}

/** Runs a suite that writes a JSON report to a file. @returns its exit status */
type Run = (report: string) => number;

const reportFile = path.resolve('.cache/test-report.json');

/** A suite that is one test: it passes with exit status 0. */
export function countStatus(status: number): Counts {
  const failed = status === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, failures: [] };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Counts of Vitest's JSON report; a file that could not be run has no tests and counts as one that failed. */
export function countVitest(run: Run): Counts {
  return countReport<VitestReport>(run, ({ numPassedTests, numFailedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    skipped: numTotalTests - numPassedTests - numFailedTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const isUnread = status === 'failed' && assertionResults.length === 0;
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const what = isUnread ? message.split('\n', 1) : failed.map(({ fullName }) => fullName);
      return what.map((it) => `${path.relative('', name)}: ${it}`);
    }),
  }));
}

/** A file of Playwright's JSON report, or a group of tests in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Counts of Playwright's JSON report; a test that needed a second try has failed. */
export function countPlaywright(run: Run): Counts {
  return countReport<PlaywrightReport>(run, ({ stats: { expected, skipped }, suites }) => ({
    passed: expected,
    skipped,
    failures: suites.flatMap(failedSpecs),
  }));
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => `${file}:${line}: ${title} (${test.projectName})`),
  );
  return [...failures, ...suites.flatMap(failedSpecs)];
}

/** A suite with a failure status has failed, even if its report does not say so, and so has a suite without tests. */
function countReport<Report>(run: Run, count: (report: Report) => Omit<Counts, 'failed'>): Counts {
  rmSync(reportFile, { force: true });
  const status = run(reportFile);
  if (!existsSync(reportFile)) return countStatus(status || 1);
  const counts = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  const { length } = counts.failures;
  const isBad = status !== 0 || counts.passed + length === 0;
  return { ...counts, failed: isBad ? Math.max(length, 1) : length };
}
