import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('Transactions/TransactionCost/calculate-cost.ts', {
  invokes: [programs.system, programs.computeBudget],
  effects: {
    'the fee is that of two signatures and 1,000 units at 25,000 microlamports': async ({ landed }) =>
      expect((await landed()).meta).toMatchObject({ err: null, fee: 10_000n + 25n }),
    'the payer lost the fee and the deposit': async ({ landed }) => {
      const { meta } = await landed();
      const [before = 0n] = meta?.preBalances ?? [];
      const [left = 0n] = meta?.postBalances ?? [];
      expect(before - left).toBe(1_336_320n + 10_025n);
    },
    'the new account has 64 bytes and is rent-exempt': async ({ landed, account }) => {
      const created = (await landed()).transaction.message.accountKeys[1] ?? '';
      const expected = { space: 64n, lamports: 1_336_320n, programAddress: programs.system };
      expect(account(created)).toMatchObject(expected);
    },
  },
});
