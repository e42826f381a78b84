import { expect, test } from 'vitest';
import { prettyJson } from '@/lib/json';
import { differingLines } from './differences';

/** The lines of an answer that differ from what is documented, without their indent. */
function differing(answer: string, documented: Parameters<typeof differingLines>[1]): string[] {
  const formatted = prettyJson(answer) ?? '';
  const numbers = differingLines(formatted, documented);
  return formatted
    .split('\n')
    .filter((_, number) => numbers.has(number))
    .map((line) => line.trim());
}

test('marks values that differ and fields that the example does not have', () => {
  const documented = { jsonrpc: '2.0', result: { context: { slot: 1 }, value: 5 }, id: 1 };
  const answer =
    '{"jsonrpc":"2.0","result":{"context":{"apiVersion":"1.17.28","slot":1},"value":9007199254740993},"id":1}';
  expect(differing(answer, documented)).toEqual(['"apiVersion": "1.17.28",', '"value": 9007199254740993']);
  expect(differing(JSON.stringify(documented), documented)).toEqual([]);
});

test('compares the items of a list with those of the example, and further ones with its last', () => {
  const documented = [{ kind: 'a' }, { kind: 'b' }];
  expect(differing('[{"kind":"a"},{"kind":"b"},{"kind":"b"},{"kind":"c"}]', documented)).toEqual([
    '"kind": "c"',
  ]);
  expect(differing('[1,2]', [1])).toEqual(['2']);
});

test('marks another kind of value, with all that is in it', () => {
  expect(differing('{"a":{"b":1}}', { a: [1] })).toEqual(['"a": {', '"b": 1']);
  expect(differing('{"a":null,"b":[]}', { a: { b: 1 }, b: [1] })).toEqual(['"a": null,', '"b": []']);
  expect(differing('{"a":[]}', { a: [] })).toEqual([]);
  expect(differing('"x"', 'x')).toEqual([]);
});
