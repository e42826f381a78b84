import { expect, it } from 'vitest';
import { formatProblem } from '../content/problem';
import { readDictionary } from './dictionary';

const read = (raw: string) => readDictionary({ path: 'd.txt', raw });

it('tells words from phrases', () => {
  expect(read('a Solana wallet\nBTG\nvalidator\n')).toEqual({
    dictionary: { words: ['BTG', 'validator'], phrases: ['a Solana wallet'] },
    problems: [],
  });
});

it('reports every line that is no word, stands at the wrong place or is there twice', () => {
  expect(read('b\n\na\nc\nc\n d\n').problems.map(formatProblem)).toEqual([
    'd.txt:2:1  the line is no word. Write one word or phrase a line, without spaces around it.',
    'd.txt:5:1  "c" stands after "c". Sort the lines by the alphabet, each once.',
    'd.txt:6:1  the line is no word. Write one word or phrase a line, without spaces around it.',
  ]);
  expect(read('b\na\n').problems.map(formatProblem)).toEqual([
    'd.txt:2:1  "a" stands after "b". Sort the lines by the alphabet, each once.',
  ]);
});
