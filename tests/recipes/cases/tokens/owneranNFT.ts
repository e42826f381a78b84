import { address, none } from '@solana/kit';
import { decodeToken } from '@solana-program/token';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, mintOf, onBoth, type Pair, tokenOf, type Unplaced } from '../../token-programs';

const onPrograms = (pair: Pair): Unplaced => ({
  program: 'tokens/owneranNFT/nft-owner.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the mint is an NFT of the token program': (after) => {
      expect(after.printed['token program']).toBe(pair.token);
      expect(mintOf(after, after.printed.mint)).toMatchObject({
        programAddress: pair.token,
        data: { supply: 1n, decimals: 0, mintAuthority: none() },
      });
    },
    'the printed account holds it, for the printed owner': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: pair.token,
        data: { mint: after.printed.mint, owner: after.printed.owner, amount: 1n },
      }),
    'the account is the associated one of the owner': async ({ printed }) =>
      expect(printed['token account']).toBe(await associated(pair, printed.owner, printed.mint)),
    'the other account, of the one who paid, is empty': ({ runtime, printed }) => {
      const accounts = runtime.svm
        .getProgramAccounts(address(pair.token))
        .filter(({ data }) => data.length >= 165)
        .map((account) => decodeToken(account))
        .filter(({ data }) => data.mint === printed.mint && data.owner !== printed.owner);
      expect(accounts).toMatchObject([{ data: { amount: 0n } }]);
      expect(runtime.svm.getBalance(address(printed.owner ?? ''))).toBeNull();
    },
  },
});

export const cases = onBoth(onPrograms);
