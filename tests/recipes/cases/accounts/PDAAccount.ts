import { findAssociatedTokenPda } from '@solana-program/token';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

const { associatedToken, system, token, nativeMint } = programs;

export const cases = recipe('accounts/PDAAccount/create-pda-account.ts', {
  invokes: [associatedToken, system, token],
  effects: {
    'address and bump are those of the owner that the new token account names': async (after) => {
      const { owner } = after.token('pda').data;
      const [mint, tokenProgram] = [after.at(nativeMint), after.at(token)];
      const derived = await findAssociatedTokenPda({ owner, mint, tokenProgram });
      expect(derived).toEqual([after.printed.pda, Number(after.printed.bump)]);
      expect(after.balance(owner)).toBe(1_000_000_000n - 2_039_280n - 5_000n);
    },
    'there is an empty token account for wrapped BTG, owned by the token program': (after) =>
      expect(after.token('pda')).toMatchObject({
        programAddress: token,
        lamports: after.svm.minimumBalanceForRentExemption(165n),
        data: { mint: nativeMint, amount: 0n },
      }),
  },
});
