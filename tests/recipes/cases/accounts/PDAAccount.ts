import { address } from '@solana/kit';
import { findAssociatedTokenPda, getTokenDecoder } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'accounts/PDAAccount/create-pda-account.ts',
    invokes: [programs.associatedToken, programs.system, programs.token],
    effects: {
      'address and bump are those of the owner that the new token account names': async ({
        runtime,
        printed,
      }) => {
        const account = runtime.svm.getAccount(address(printed.pda ?? ''));
        if (!account.exists) throw new Error('there is no account');
        const { owner } = getTokenDecoder().decode(account.data);
        const mint = address(programs.nativeMint);
        const derived = await findAssociatedTokenPda({ owner, mint, tokenProgram: address(programs.token) });
        expect(derived).toEqual([printed.pda, Number(printed.bump)]);
        expect(runtime.svm.getBalance(owner)).toBe(1_000_000_000n - 2_039_280n - 5_000n);
      },
      'there is an empty token account for wrapped BTG, owned by the token program': ({
        runtime,
        printed,
      }) => {
        const account = runtime.svm.getAccount(address(printed.pda ?? ''));
        if (!account.exists) throw new Error('there is no account');
        expect(account.programAddress).toBe(programs.token);
        expect(account.lamports).toBe(runtime.svm.minimumBalanceForRentExemption(165n));
        const token = getTokenDecoder().decode(account.data);
        expect(token.mint).toBe(programs.nativeMint);
        expect(token.amount).toBe(0n);
      },
    },
  },
];
