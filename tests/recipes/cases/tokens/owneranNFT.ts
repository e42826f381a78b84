import { address, none } from '@solana/kit';
import { decodeMint, decodeToken, findAssociatedTokenPda } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

const onPrograms = (token: string, associatedToken: string, env: Record<string, string>): Case => ({
  program: 'tokens/owneranNFT/nft-owner.ts',
  prepare: () => ({ env }),
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the mint is an NFT of the token program': ({ runtime, printed }) => {
      expect(printed['token program']).toBe(token);
      expect(decodeMint(runtime.svm.getAccount(address(printed.mint ?? '')))).toMatchObject({
        exists: true,
        programAddress: token,
        data: { supply: 1n, decimals: 0, mintAuthority: none() },
      });
    },
    'the printed account holds it, for the printed owner': ({ runtime, printed }) =>
      expect(decodeToken(runtime.svm.getAccount(address(printed['token account'] ?? '')))).toMatchObject({
        exists: true,
        programAddress: token,
        data: { mint: printed.mint, owner: printed.owner, amount: 1n },
      }),
    'the account is the associated one of the owner': async ({ printed }) => {
      const [owner, mint] = [address(printed.owner ?? ''), address(printed.mint ?? '')];
      const seeds = { owner, mint, tokenProgram: address(token) };
      const [derived] = await findAssociatedTokenPda(seeds, { programAddress: address(associatedToken) });
      expect(printed['token account']).toBe(derived);
    },
    'the other account, of the one who paid, is empty': ({ runtime, printed }) => {
      const accounts = runtime.svm
        .getProgramAccounts(address(token))
        .filter(({ data }) => data.length >= 165)
        .map((account) => decodeToken(account))
        .filter(({ data }) => data.mint === printed.mint && data.owner !== printed.owner);
      expect(accounts).toMatchObject([{ data: { amount: 0n } }]);
      expect(runtime.svm.getBalance(address(printed.owner ?? ''))).toBeNull();
    },
  },
});

export const cases: Case[] = [
  onPrograms(programs.token2022, programs.associatedToken2022, {}),
  onPrograms(programs.token, programs.associatedToken, { TOKEN_PROGRAM: 'spl' }),
];
