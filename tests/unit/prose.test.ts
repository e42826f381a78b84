import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFiles } from '@/lib/prose/check-file';
import { sortProblems } from '@/lib/source/problem';

const folder = 'tests/fixtures/prose';

it('npm run check reports each mistake in texts with its place and a fix', () => {
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/check.ts', folder], { encoding: 'utf8' });
  expect(stdout).toBe(readFileSync(`${folder}/expected.out`, 'utf8'));
  expect(status).toBe(1);
});

const texts = readFileSync(`${folder}/spelling.txt`, 'utf8').replaceAll('␍', '\r').split(/^%%% /m).slice(1);

it.each(texts)('the words that readers see are checked, and no others: %s', async (text) => {
  const [, path = '', places = '', raw = ''] = /^(\S+) ?(.*)\n([\s\S]*)$/.exec(text) ?? [];
  const found = sortProblems((await checkFiles([{ path, raw }])).flat()).map(
    ({ line, column, message }) => `${line}:${column} ${/"(.*)"/.exec(message)?.[1]}`,
  );
  expect(found.join(', ')).toBe(places);
});
