import { address, getAddressEncoder, none } from '@solana/kit';
import { decodeMint, decodeToken, findAssociatedTokenPda } from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';

const uri = 'https://nft.example/sunrise.json';

const mintOf = ({ runtime, printed }: Aftermath) => {
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

const onPrograms = (token: string, associatedToken: string, env: Record<string, string>): Case => ({
  program: 'tokens/anNFT/create-nft.ts',
  prepare: () => ({ env, args: [uri] }),
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the mint has a supply of 1 that nobody can change': (after) =>
      expect(decodeMint(mintOf(after))).toMatchObject({
        programAddress: token,
        data: { supply: 1n, decimals: 0, mintAuthority: none(), freezeAuthority: none() },
      }),
    'the owner has it in the associated token account': async ({ runtime, printed }) => {
      const [owner, mint] = [address(printed.owner ?? ''), address(printed.mint ?? '')];
      const seeds = { owner, mint, tokenProgram: address(token) };
      const [derived] = await findAssociatedTokenPda(seeds, { programAddress: address(associatedToken) });
      expect(printed['token account']).toBe(derived);
      expect(decodeToken(runtime.svm.getAccount(derived))).toMatchObject({
        data: { owner, mint, amount: 1n },
      });
    },
    'the mint holds the metadata, or SPL Token keeps none': (after) => {
      const { data } = mintOf(after);
      if (token === programs.token) return expect(data.length).toBe(82);
      const keyOf = (name: string) =>
        new Uint8Array(getAddressEncoder().encode(address(after.printed[name] ?? '')));
      const pointer = extension(18, new Uint8Array(32), keyOf('mint'));
      const texts = [text('Sunrise'), text('SUN'), text(uri)];
      const metadata = extension(19, keyOf('owner'), keyOf('mint'), ...texts, new Uint8Array(4));
      return expect(Buffer.from(data.subarray(166))).toEqual(Buffer.concat([pointer, metadata]));
    },
    'the mint has the rent-exempt minimum and no lamport more': (after) => {
      const { lamports, data } = mintOf(after);
      const minimum = after.runtime.svm.minimumBalanceForRentExemption(BigInt(data.length));
      expect(lamports).toBe(minimum);
    },
    'one transaction did it, the printed one': ({ runtime, printed }) =>
      expect(runtime.transactions.at(-1)).toMatchObject({
        signature: printed.signature,
        err: null,
        programs: expect.arrayContaining([programs.system, token, associatedToken]),
      }),
  },
});

export const cases: Case[] = [
  onPrograms(programs.token2022, programs.associatedToken2022, {}),
  onPrograms(programs.token, programs.associatedToken, { TOKEN_PROGRAM: 'spl' }),
];
