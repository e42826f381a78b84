import { type Address, address, isNone } from '@solana/kit';
import { decodeMint, decodeToken } from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';

/** The tokens that the printed wallet has of a program: their mints. */
function mintsOf({ runtime, printed }: Aftermath, program: string) {
  return runtime.svm
    .getProgramAccounts(address(program))
    .filter(({ data }) => data.length >= 165)
    .map((account) => decodeToken(account).data)
    .filter(({ owner, amount }) => owner === printed.wallet && amount === 1n)
    .map(({ mint }) => mintAt(runtime, mint));
}

function mintAt(runtime: Aftermath['runtime'], at: Address) {
  const mint = decodeMint(runtime.svm.getAccount(at));
  if (!mint.exists) throw new Error(`there is no mint ${at}`);
  return mint;
}

const nftsOf = (after: Aftermath, program: string) =>
  mintsOf(after, program)
    .filter(({ data }) => data.supply === 1n && data.decimals === 0 && isNone(data.mintAuthority))
    .map((mint) => mint.address);

export const cases: Case[] = [
  {
    program: 'tokens/fromwallet/nfts-of-wallet.ts',
    invokes: [programs.token2022, programs.associatedToken2022, programs.token, programs.associatedToken],
    effects: {
      'the NFT of Openverse Token-2022 is the first that was printed': (after) => {
        expect(nftsOf(after, programs.token2022)).toEqual([after.printed.nft]);
        expect(after.printed['token program']).toBe(programs.token2022);
      },
      'the NFT of SPL Token is the second': (after) => {
        expect(nftsOf(after, programs.token)).toEqual([after.printed['spl nft']]);
        expect(after.printed['spl token program']).toBe(programs.token);
      },
      'the wallet has another token in each program, of which more can be minted': (after) => {
        for (const program of [programs.token2022, programs.token]) {
          const others = mintsOf(after, program).filter(({ data }) => !isNone(data.mintAuthority));
          expect(others).toMatchObject([{ data: { supply: 1n, decimals: 0 } }]);
        }
      },
    },
  },
];
