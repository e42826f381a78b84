import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFiles } from '@/lib/prose/check-file';
import { sortProblems } from '@/lib/source/problem';

const folder = 'tests/fixtures/prose';

it('npm run check reports each mistake in texts with its place and a fix', () => {
  const args = ['--import', 'tsx', 'scripts/check.ts', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe(readFileSync(`${folder}/expected.out`, 'utf8'));
  expect(status).toBe(1);
});

const texts = readFileSync(`${folder}/spelling.txt`, 'utf8').replaceAll('␍', '\r').split(/^%%% /m).slice(1);
const cases = texts.map((text) => {
  const [, path = '', places = '', raw = ''] = /^(\S+) ?(.*)\n([\s\S]*)$/.exec(text) ?? [];
  return { text, path, places, raw };
});
// Together, because the spell checker prepares for each call anew.
const problems = await checkFiles(cases);

it.each(cases.map(({ text, places }, index) => ({ text, places, problems: problems[index] ?? [] })))(
  'the words that readers see are checked, and no others: $text',
  ({ places, problems }) => {
    const found = sortProblems(problems).map(
      ({ line, column, message }) => `${line}:${column} ${/"(.*)"/.exec(message)?.[1]}`,
    );
    expect(found.join(', ')).toBe(places);
  },
);
