import { type Address, getAddressEncoder, type ReadonlyUint8Array } from '@solana/kit';
import { expect, it } from 'vitest';
import { replaceKeys } from './elf-keys';
import { NATIVE_MINT_ADDRESS, TOKEN_2022_ADDRESS } from './openverse-programs';

it('names the program that has changed', () => {
  const from = NATIVE_MINT_ADDRESS;
  const replacement = { from, to: TOKEN_2022_ADDRESS, whole: 1, inlined: [0, 0, 0, 0] as const };
  expect(() => replaceKeys('Token', new Uint8Array(64), [replacement])).toThrow(
    `Token of LiteSVM has changed: ${from} is in it 0 times as data, not 1 times.`,
  );
  const key = getAddressEncoder().encode(from);
  const changed = replaceKeys('Token', new Uint8Array([1, ...key, 2]), [replacement]);
  expect([...changed]).toEqual([1, ...getAddressEncoder().encode(TOKEN_2022_ADDRESS), 2]);
});

it('replaces keys in instructions, word by word', () => {
  const [from, to] = [NATIVE_MINT_ADDRESS, TOKEN_2022_ADDRESS];
  const load = (word: ReadonlyUint8Array) => [
    0x18,
    1,
    0,
    0,
    ...word.slice(0, 4),
    0,
    0,
    0,
    0,
    ...word.slice(4),
  ];
  const code = (key: Address) => {
    const bytes = getAddressEncoder().encode(key);
    return [0, 8, 16, 24].flatMap((start) => load(bytes.slice(start, start + 8)));
  };
  const replacement = { from, to, whole: 0, inlined: [1, 1, 1, 1] as const };
  expect([...replaceKeys('Token', new Uint8Array(code(from)), [replacement])]).toEqual(code(to));
  expect(() => replaceKeys('Token', new Uint8Array(code(to)), [replacement])).toThrow(
    'as word 0 of an instruction',
  );
});
