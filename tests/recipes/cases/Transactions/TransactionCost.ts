import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { landedTransaction } from '../../landed-transaction';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'Transactions/TransactionCost/calculate-cost.ts',
    invokes: [programs.system, programs.computeBudget],
    effects: {
      'the fee is that of two signatures and 1,000 units at 25,000 microlamports': async (after) => {
        const { meta } = await landedTransaction(after);
        expect(meta?.err).toBeNull();
        expect(meta?.fee).toBe(10_000n + 25n);
      },
      'the payer lost the fee and the deposit': async (after) => {
        const { meta } = await landedTransaction(after);
        const [before = 0n] = meta?.preBalances ?? [];
        const [left = 0n] = meta?.postBalances ?? [];
        expect(before - left).toBe(1_336_320n + 10_025n);
      },
      'the new account has 64 bytes and is rent-exempt': async (after) => {
        const { transaction } = await landedTransaction(after);
        const created = transaction.message.accountKeys[1];
        if (created === undefined) throw new Error('there is no second account');
        expect(after.runtime.svm.getAccount(created)).toMatchObject({
          exists: true,
          space: 64n,
          lamports: 1_336_320n,
          programAddress: SYSTEM_PROGRAM_ADDRESS,
        });
      },
    },
  },
];
