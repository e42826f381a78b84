import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How many tests of a suite passed, failed and did not run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, by file and name. A suite that ended badly has none to name. */
  failures: string[];
}

/** A suite that is one test: it passes with exit status 0. */
export function countStatus(status: number): Counts {
  const failed = status === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, failures: [] };
}

/** Counts of Vitest's JSON report; a file that could not be run has no tests and counts as one that failed. */
export function countVitest(file: string, status: number): Counts {
  const report = read<{
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  }>(file);
  if (!report) return countStatus(status || 1);
  const { numPassedTests: passed, numFailedTests, numTotalTests, testResults } = report;
  const unread = testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0);
  const failures = testResults.flatMap((it) =>
    it.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${path.relative('', it.name)}: ${test.fullName}`),
  );
  return atLeastOne(
    {
      passed,
      failed: numFailedTests + unread.length,
      skipped: numTotalTests - passed - numFailedTests,
      failures: [...failures, ...unread.map(unreadFile)],
    },
    status,
  );
}

/** Why a file of tests could not be run, in the first line of its message. */
function unreadFile({ name, message }: { name: string; message: string }): string {
  return `${path.relative('', name)}: ${message.split('\n', 1)[0]}`;
}

/** Counts of Playwright's JSON report; a test that needed a second try has failed. */
export function countPlaywright(file: string, status: number): Counts {
  const report = read<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: PlaywrightSuite[];
  }>(file);
  if (!report) return countStatus(status || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failedSpecs);
  return atLeastOne({ passed: expected, failed: unexpected + flaky, skipped, failures }, status);
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

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => `${file}:${line}: ${title} (${test.projectName})`),
  );
  return [...failures, ...suites.flatMap(failedSpecs)];
}

/** A suite that ended badly has failed, whatever its report says; so has one in which nothing ran. */
function atLeastOne(counts: Counts, status: number): Counts {
  const isBad = status !== 0 || counts.passed + counts.failed === 0;
  return isBad ? { ...counts, failed: Math.max(counts.failed, 1) } : counts;
}

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
