import { describe, expect, it } from 'vitest';
import { fillVariables, flattenVariables } from './variables';

const variables = new Map([
  ['devnet.rpc', 'https://rpc.test'],
  ['price', '$1 & $&'],
]);

function fill(text: string): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  return { text: fillVariables(text, variables, (name) => unknown.push(name), 'code'), unknown };
}

it('flattenVariables names each text by the path of its keys, and leaves out the rest', () => {
  const data = { website: 'a', devnet: { rpc: 'b', deep: { er: 'c' } }, number: 1, none: null };
  expect([...flattenVariables(data)]).toEqual([
    ['website', 'a'],
    ['devnet.rpc', 'b'],
    ['devnet.deep.er', 'c'],
  ]);
});

describe('fillVariables', () => {
  it('replaces every reference by its value as it is, and reports unknown ones', () => {
    expect(fill('[[devnet.rpc]] [[devnet.rpcs]] [[devnet.rpc]]/x [[price]]')).toEqual({
      text: 'https://rpc.test [[devnet.rpcs]] https://rpc.test/x $1 & $&',
      unknown: ['devnet.rpcs'],
    });
  });

  it.each(['[[ -f file ]]', '[[ $a == b ]]', '[[]]', '[devnet.rpc]', '[[1.2]]', '$HOME', 'a[[0]]'])(
    'does not touch %s',
    (text) => {
      expect(fill(text)).toEqual({ text, unknown: [] });
    },
  );
});
