import { getAddressEncoder } from '@solana/kit';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { programs } from '../../programs';

const uri = 'https://cafe.example/points.json';

/** A text with its length in four bytes. */
function text(value: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(Buffer.byteLength(value));
  return Buffer.concat([length, Buffer.from(value)]);
}

/** Type, length and content of an extension. */
function extension(type: number, ...content: Uint8Array[]): Buffer {
  const value = Buffer.concat(content);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(value.length, 2);
  return Buffer.concat([head, value]);
}

/** The mint authority, which may also change pointer and metadata. */
function issuerOf({ mint }: Aftermath): Uint8Array {
  const { mintAuthority } = mint().data;
  if (mintAuthority.__option === 'None') throw new Error('the mint has no authority');
  return new Uint8Array(getAddressEncoder().encode(mintAuthority.value));
}

export const cases = recipe('tokens/metadata/create-metadata.ts', {
  prepare: () => ({ args: [uri] }),
  invokes: [programs.system, programs.token2022],
  effects: {
    'it read the URI that it was given': ({ printed }) => expect(printed.uri).toBe(uri),
    'the mint holds pointer, texts and the changed field': (after) => {
      const issuer = issuerOf(after);
      const mint = new Uint8Array(getAddressEncoder().encode(after.at('mint')));
      const fields = [new Uint8Array([1, 0, 0, 0]), ...['season', 'summer and autumn'].map(text)];
      const texts = ['Café Points', 'CAFE', uri].map(text);
      expect(Buffer.from(after.account('mint').data.subarray(166))).toEqual(
        Buffer.concat([extension(18, issuer, mint), extension(19, issuer, mint, ...texts, ...fields)]),
      );
    },
    'the mint has the rent-exempt minimum and no lamport more': ({ account, svm }) => {
      const { lamports, space } = account('mint');
      expect(lamports).toBe(svm.minimumBalanceForRentExemption(space));
    },
    'one transaction created it, and one changed it': ({ transactions, printed }) =>
      expect(transactions.slice(-2)).toMatchObject([
        { signature: printed.creation, err: null, programs: [programs.system, programs.token2022] },
        { signature: printed.update, err: null, programs: [programs.system, programs.token2022] },
      ]),
  },
});
