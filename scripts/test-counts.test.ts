import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countStatus, countVitest } from './test-counts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
const missing = path.join(folder, 'missing.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** A file with a report. */
function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function vitest(passed: number, failed: number, total: number, unread = 0) {
  const testResults = Array.from({ length: unread }, () => ({ status: 'failed', assertionResults: [] }));
  return report({ numPassedTests: passed, numFailedTests: failed, numTotalTests: total, testResults });
}

function playwright(expected: number, unexpected: number, flaky = 0, skipped = 0) {
  return report({ stats: { expected, unexpected, flaky, skipped } });
}

const failedOnce = { passed: 0, failed: 1, skipped: 0 };

describe('counts', () => {
  it('takes a status for one test', () => {
    expect(countStatus(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countStatus(2)).toEqual(failedOnce);
  });

  it('reads Vitest’s report', () => {
    expect(countVitest(vitest(5, 0, 5), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    expect(countVitest(vitest(5, 2, 8), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
    expect(countVitest(vitest(5, 2, 7, 1), 1)).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  it('reads Playwright’s report', () => {
    expect(countPlaywright(playwright(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    expect(countPlaywright(playwright(5, 2, 1, 3), 1)).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it('never takes a bad end, a missing report or an empty run for success', () => {
    expect(countVitest(vitest(5, 0, 5), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(countPlaywright(playwright(5, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(countVitest(vitest(0, 0, 0), 0)).toEqual(failedOnce);
    expect(countPlaywright(playwright(0, 0), 0)).toEqual(failedOnce);
    for (const status of [0, 1]) {
      expect(countVitest(missing, status)).toEqual(failedOnce);
      expect(countPlaywright(missing, status)).toEqual(failedOnce);
      expect(countVitest(report('{'), status)).toEqual(failedOnce);
    }
  });
});
