import { address, getAddressEncoder, none } from '@solana/kit';
import { expect } from 'vitest';
import type { Aftermath } from '../../case';
import { programs } from '../../programs';
import {
  associated,
  mintOf,
  onBoth,
  type Pair,
  SPL_TOKEN,
  tokenOf,
  type Unplaced,
} from '../../token-programs';

const uri = 'https://nft.example/sunrise.json';

const accountOf = ({ runtime, printed }: Aftermath) => {
  const account = runtime.svm.getAccount(address(printed.mint ?? ''));
  if (!account.exists) throw new Error('there is no mint');
  return account;
};

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(Buffer.byteLength(value));
  return Buffer.concat([bytes, Buffer.from(value)]);
}

/** Type, length and content of an extension. */
function extension(type: number, ...content: Uint8Array[]): Buffer {
  const value = Buffer.concat(content);
  return Buffer.concat([u16(type), u16(value.length), value]);
}

const onPrograms = (pair: Pair): Unplaced => ({
  program: 'tokens/anNFT/create-nft.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the mint has a supply of 1 that nobody can change': (after) =>
      expect(mintOf(after, after.printed.mint)).toMatchObject({
        programAddress: pair.token,
        data: { supply: 1n, decimals: 0, mintAuthority: none(), freezeAuthority: none() },
      }),
    'the owner has it in the associated token account': async (after) => {
      const { owner, mint } = after.printed;
      expect(after.printed['token account']).toBe(await associated(pair, owner, mint));
      const { data } = tokenOf(after, after.printed['token account']);
      expect(data).toMatchObject({ owner, mint, amount: 1n });
    },
    'the mint holds the metadata, or SPL Token keeps none': (after) => {
      const { data } = accountOf(after);
      if (pair === SPL_TOKEN) return expect(data.length).toBe(82);
      const keyOf = (name: string) =>
        new Uint8Array(getAddressEncoder().encode(address(after.printed[name] ?? '')));
      const pointer = extension(18, new Uint8Array(32), keyOf('mint'));
      const texts = [text('Sunrise'), text('SUN'), text(uri)];
      const metadata = extension(19, keyOf('owner'), keyOf('mint'), ...texts, new Uint8Array(4));
      return expect(Buffer.from(data.subarray(166))).toEqual(Buffer.concat([pointer, metadata]));
    },
    'the mint has the rent-exempt minimum and no lamport more': (after) => {
      const { lamports, data } = accountOf(after);
      const minimum = after.runtime.svm.minimumBalanceForRentExemption(BigInt(data.length));
      expect(lamports).toBe(minimum);
    },
    'one transaction did it, the printed one': ({ runtime, printed }) =>
      expect(runtime.transactions.at(-1)).toMatchObject({
        signature: printed.signature,
        err: null,
        programs: expect.arrayContaining([programs.system, pair.token, pair.associatedToken]),
      }),
  },
});

export const cases = onBoth(onPrograms, [uri]);
