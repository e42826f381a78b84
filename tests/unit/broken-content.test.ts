import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = 'tests/fixtures/broken';

/**
 * Everything that is wrong in the folder, in the order it is reported. Lines and columns were counted in the files. Those
 * of hostile/ would run a script, load from elsewhere, deceive the reader of a diff, or hold up the build.
 */
const expected = readFileSync(`${folder}.txt`, 'utf8').trimEnd().split('\n');

let run: { status: number | null; stdout: string; problems: string[] };

beforeAll(async () => {
  run = await new Promise((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder, LC_ALL: 'lt_LT.UTF-8' };
    const child = execFile('npx', ['tsx', 'scripts/check-content.ts'], { env }, (_error, stdout, stderr) => {
      // npm may warn about the machine's own settings on the same stream.
      const problems = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
      resolve({ status: child.exitCode, stdout, problems });
    });
  });
});

describe('npm run check on a folder of broken files', () => {
  it('exits with 1 and prints the number of problems', () => {
    expect(run.status).toBe(1);
    expect(run.stdout.split('\n')[0]).toBe(`content: ${expected.length} problems in 180 pages and 1 drafts`);
  });

  it('reports every mistake with its place and fix, and nothing else', () => {
    expect(run.problems).toEqual(expected);
  });
});
