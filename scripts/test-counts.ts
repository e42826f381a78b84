import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a suite passed, failed and did not run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A suite that is one test: it passes with exit status 0. */
export function countStatus(status: number): Counts {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Counts of Vitest's JSON report; a file that could not be run has no tests and counts as one that failed. */
export function countVitest(file: string, status: number): Counts {
  const report = read<{
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }>(file);
  if (!report) return countStatus(status || 1);
  const { numPassedTests: passed, numFailedTests, numTotalTests, testResults } = report;
  const unread = testResults.filter(
    (it) => it.status === 'failed' && it.assertionResults.length === 0,
  ).length;
  return atLeastOne(
    { passed, failed: numFailedTests + unread, skipped: numTotalTests - passed - numFailedTests },
    status,
  );
}

/** Counts of Playwright's JSON report; a test that needed a second try has failed. */
export function countPlaywright(file: string, status: number): Counts {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  );
  if (!report) return countStatus(status || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({ passed: expected, failed: unexpected + flaky, skipped }, status);
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
