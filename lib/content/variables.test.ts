import { describe, expect, it } from 'vitest';
import { fillVariables, flattenVariables } from './variables';

const variables = new Map([
  ['devnet.rpc', 'https://rpc.test'],
  ['price', '$1 & $&'],
]);

function fill(text: string): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  return { text: fillVariables(text, variables, (name) => unknown.push(name)), unknown };
}

describe('flattenVariables', () => {
  it('names each text by the path of its keys', () => {
    const data = { website: 'a', devnet: { rpc: 'b', deep: { er: 'c' } } };
    expect([...flattenVariables(data)]).toEqual([
      ['website', 'a'],
      ['devnet.rpc', 'b'],
      ['devnet.deep.er', 'c'],
    ]);
  });

  it('passes over what is no text', () => {
    expect([...flattenVariables({ a: 1, b: null, c: true })]).toEqual([]);
    expect([...flattenVariables(undefined)]).toEqual([]);
  });
});

describe('fillVariables', () => {
  it('replaces every reference', () => {
    expect(fill('[[devnet.rpc]] and [[devnet.rpc]]/x')).toEqual({
      text: 'https://rpc.test and https://rpc.test/x',
      unknown: [],
    });
  });

  it('takes the value as it is, whatever it means to String.replace', () => {
    expect(fill('[[price]]').text).toBe('$1 & $&');
  });

  it('leaves an unknown reference and tells its name', () => {
    expect(fill('[[devnet.rpcs]] [[devnet.rpc]]')).toEqual({
      text: '[[devnet.rpcs]] https://rpc.test',
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
