import { expect, it } from 'vitest';
import { align } from './align';

/** The pieces of the source that a text's characters are at, or undefined where the alignment ends before. */
const pieces = (text: string, source: string, from = 0) =>
  align(text, source, from).map((at, index, all) => source.slice(at, all[index + 1] ?? at + 1));

it('finds text that is written as it reads', () => {
  expect(align('a b', 'xx a b', 3)).toEqual([3, 4, 5]);
  expect(align('😀 b', '😀 b', 0)).toEqual([0, 1, 2, 3]);
});

it('passes over backslashes, indentation, marks of quotes and spaces at the ends of lines', () => {
  expect(pieces('a*b', 'a\\*b')).toEqual(['a\\', '*', 'b']);
  expect(pieces('a\\b', 'a\\\\b')).toEqual(['a', '\\\\', 'b']);
  expect(pieces('a\nb', 'a  \n  > b')).toEqual(['a  ', '\n  > ', 'b']);
  expect(pieces('a\r\nb', 'a \r\n\tb')).toEqual(['a ', '\r', '\n\t', 'b']);
});

it('reads the line ends and quotes of JSON', () => {
  expect(pieces('a\n\n> "b"', 'a\\n\\n> \\"b\\"')).toEqual(['a', '\\n', '\\n', '>', ' \\', '"', 'b\\', '"']);
});

it('ends where the source says it in another way', () => {
  expect(align('a & b', 'a &amp; b', 0)).toEqual([0, 1, 2]);
  expect(align('ab', 'a', 0)).toEqual([0]);
});
