import { expect, it } from 'vitest';
import { matchOutput } from './match-output';

it('gives the words that differ from run to run, by name', () => {
  expect(matchOutput('Sent by <sender> (1+1)\nto <the recipient>\n', 'Sent by abc (1+1)\nto d.e')).toEqual({
    sender: 'abc',
    'the recipient': 'd.e',
  });
});

it.each([
  ['a word of the page', 'Sum: 3', 'Sum: 4', 'line 1 of the output should be "Sum: 3" and is "Sum: 4"'],
  ['one name with two values', '<a>\n<a>', 'x\ny', 'line 2 of the output should be "<a>" and is "y"'],
  ['two words for one', '<a>', 'x y', 'line 1 of the output should be "<a>" and is "x y"'],
  ['too little', 'a\nb', 'a', 'line 2 of the output should be "b" and is nothing'],
  ['too much', 'a', 'a\nb', 'the output goes on after its 1 lines: "b"'],
])('refuses %s', (_name, expected, output, message) => {
  expect(() => matchOutput(expected, output)).toThrow(message);
});
