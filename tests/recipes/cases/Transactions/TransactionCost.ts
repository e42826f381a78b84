import { createSolanaRpc } from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';

async function lastTransaction({ runtime }: Aftermath) {
  const last = runtime.transactions.at(-1);
  if (last === undefined) throw new Error('nothing was sent');
  const landed = await createSolanaRpc(runtime.url)
    .getTransaction(last.signature, {
      commitment: 'confirmed',
      encoding: 'json',
      maxSupportedTransactionVersion: 0,
    })
    .send();
  if (landed === null) throw new Error('the transaction did not land');
  return landed;
}

export const cases: Case[] = [
  {
    program: 'Transactions/TransactionCost/calculate-cost.ts',
    invokes: [programs.system, programs.computeBudget],
    effects: {
      'the fee is that of two signatures and 1,000 units at 25,000 microlamports': async (after) => {
        const { meta } = await lastTransaction(after);
        expect(meta?.err).toBeNull();
        expect(meta?.fee).toBe(10_000n + 25n);
      },
      'the payer lost the fee and the deposit': async (after) => {
        const { meta } = await lastTransaction(after);
        const [before = 0n] = meta?.preBalances ?? [];
        const [left = 0n] = meta?.postBalances ?? [];
        expect(before - left).toBe(1_336_320n + 10_025n);
      },
      'the new account has 64 bytes and is rent-exempt': async (after) => {
        const { transaction } = await lastTransaction(after);
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
