import { getAddressEncoder, none } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, TOKEN_2022 } from '../../token-programs';

const uri = 'https://nft.example/sunrise.json';

/** Little-endian, in 2 or 4 bytes. */
const integer = (value: number, size: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
};
const text = (value: string) => Buffer.concat([integer(Buffer.byteLength(value), 4), Buffer.from(value)]);

/** Type, length and content of an extension. */
function extension(type: number, ...content: Uint8Array[]): Buffer {
  const value = Buffer.concat(content);
  return Buffer.concat([integer(type, 2), integer(value.length, 2), value]);
}

export const cases = onBoth(
  'tokens/anNFT/create-nft.ts',
  (pair) => ({
    invokes: [programs.system, pair.token, pair.associatedToken],
    effects: {
      'the mint has a supply of 1 that nobody can change': ({ mint }) =>
        expect(mint()).toMatchObject({
          programAddress: pair.token,
          data: { supply: 1n, decimals: 0, mintAuthority: none(), freezeAuthority: none() },
        }),
      'the owner has it in the associated token account': async ({ printed, token }) => {
        const { owner, mint } = printed;
        expect(printed['token account']).toBe(await associated(pair, owner, mint));
        expect(token().data).toMatchObject({ owner, mint, amount: 1n });
      },
      'the mint holds the metadata, or SPL Token keeps none': ({ account, at }) => {
        const { data } = account('mint');
        if (pair !== TOKEN_2022) return expect(data.length).toBe(82);
        const [owner, mint] = ['owner', 'mint'].map((name) =>
          Buffer.from(getAddressEncoder().encode(at(name))),
        );
        if (!owner || !mint) return;
        const pointer = extension(18, new Uint8Array(32), mint);
        const texts = ['Sunrise', 'SUN', uri].map(text);
        const metadata = extension(19, owner, mint, ...texts, new Uint8Array(4));
        expect(Buffer.from(data.subarray(166))).toEqual(Buffer.concat([pointer, metadata]));
      },
      'the mint has the rent-exempt minimum and no lamport more': ({ account, svm }) => {
        const { lamports, space } = account('mint');
        expect(lamports).toBe(svm.minimumBalanceForRentExemption(space));
      },
      'one transaction did it': ({ last }) => {
        const all = [programs.system, pair.token, pair.associatedToken];
        expect(last().programs).toEqual(expect.arrayContaining(all));
      },
    },
  }),
  [uri],
);
