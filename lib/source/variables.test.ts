import { expect, it } from 'vitest';
import { networkValue } from './network';
import { fillVariables } from './variables';

// Variables of pages: tests/fixtures/mdx/variables.md.
it.each<[text: string, filled: string, unknown: string[]]>([
  [
    '[[devnet.rpc]] [[devnet.rpcs]] [[devnet.rpc]]/x',
    'https://a [[devnet.rpcs]] https://a/x',
    ['devnet.rpcs'],
  ],
  ['for [[price]]', 'for $1 & $&', []],
  ...['[[ -f file ]]', '[[ $a == b ]]', '[[]]', '[devnet.rpc]', '[[1.2]]', '$HOME', 'a[[0]]'].map(
    (text): [string, string, string[]] => [text, text, []],
  ),
])('fillVariables makes of %j: %j, unknown: %j', (text, filled, names) => {
  const variables = new Map(Object.entries({ 'devnet.rpc': 'https://a', price: '$1 & $&' }));
  const unknown: string[] = [];
  expect(fillVariables(text, variables, (name) => unknown.push(name), 'code')).toBe(filled);
  expect(unknown).toEqual(names);
});

it('networkValue reads a text by its keys', () => {
  expect(networkValue('software.version')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(() => networkValue('software.versions')).toThrow('has no text "software.versions"');
  expect(() => networkValue('software')).toThrow('has no text "software"');
});
