import { expect, it } from 'vitest';
import { formatProblem } from '../content/problem';
import { readDictionary } from './dictionary';

it('a dictionary has words and phrases, sorted, each once', () => {
  const { dictionary } = readDictionary({ path: 'd.txt', raw: 'a Solana wallet\nBTG\nvalidator\n' });
  expect(dictionary).toEqual({ words: ['BTG', 'validator'], phrases: ['a Solana wallet'] });
  const { problems } = readDictionary({ path: 'd.txt', raw: 'b\n\na\nc\nc\n d\n' });
  expect(problems.map((it) => formatProblem(it).split('. ')[0])).toEqual([
    'd.txt:2:1  the line is not a word',
    'd.txt:5:1  "c" is after "c"',
    'd.txt:6:1  the line is not a word',
  ]);
});
