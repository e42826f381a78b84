import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { landedTransaction } from '../../landed-transaction';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'Transactions/SendSOL/send-btg.ts',
    invokes: [programs.system],
    effects: {
      'the recipient has a quarter of a BTG': ({ runtime, printed }) =>
        expect(runtime.svm.getBalance(address(printed.recipient ?? ''))).toBe(250_000_000n),
      'the printed signature is the transfer': ({ runtime, printed }) =>
        expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null }),
      'the sender paid the amount and the fee of one signature': async ({ runtime, printed }) => {
        const landed = await landedTransaction({ runtime }, printed.signature);
        expect(landed.meta?.fee).toBe(5_000n);
        expect(landed.meta?.preBalances.slice(0, 2)).toEqual([1_000_000_000n, 0n]);
        expect(landed.meta?.postBalances.slice(0, 2)).toEqual([749_995_000n, 250_000_000n]);
        expect(landed.transaction.message.accountKeys[1]).toBe(printed.recipient);
      },
    },
  },
];
