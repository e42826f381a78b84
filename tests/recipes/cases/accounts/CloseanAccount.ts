import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'accounts/CloseanAccount/close-accounts.ts',
    invokes: [programs.system],
    effects: {
      'both accounts are gone': ({ runtime, printed }) => {
        for (const name of ['wallet', 'nonce account']) {
          expect(runtime.svm.getAccount(address(printed[name] ?? '')).exists).toBe(false);
        }
      },
      'the payer has both airdrops but for the fees of five signatures': ({ runtime, printed }) =>
        expect(runtime.svm.getBalance(address(printed.payer ?? ''))).toBe(2_000_000_000n - 25_000n),
      'the nonce account was created and initialized in one transaction, and left in the next': ({
        runtime,
      }) => {
        const logs = runtime.transactions.slice(-2).map((it) => it.logs.length);
        expect(logs).toEqual([4, 2]);
      },
    },
  },
];
