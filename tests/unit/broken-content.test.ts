import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'tests/fixtures/broken';

/**
 * Everything that is wrong in the folder, in the order it is reported. Lines and columns were counted in the files. Those
 * of hostile/ would run a script, load from elsewhere, deceive the reader of a diff, or hold up the build.
 */
const expected = readFileSync(`${folder}.txt`, 'utf8').trimEnd().split('\n');

it('npm run check reports each mistake, its place and fix, and no other', () => {
  const args = ['--import', 'tsx', 'scripts/check-content.ts'];
  const env = { ...process.env, CONTENT_DIR: folder, LC_ALL: 'lt_LT.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line !== '')).toEqual(expected);
  expect(stdout.split('\n')[0]).toBe(`content: ${expected.length} problems in 180 pages and 1 drafts`);
  expect(status).toBe(1);
});
