import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('Transactions/SendSOL/send-btg.ts', {
  invokes: [programs.system],
  effects: {
    'the recipient has a quarter of a BTG': ({ balance }) => expect(balance('recipient')).toBe(250_000_000n),
    'the sender paid the amount and the fee of one signature': async ({ landed, printed }) => {
      const { meta, transaction } = await landed();
      expect(meta?.fee).toBe(5_000n);
      expect(meta?.preBalances.slice(0, 2)).toEqual([1_000_000_000n, 0n]);
      expect(meta?.postBalances.slice(0, 2)).toEqual([749_995_000n, 250_000_000n]);
      expect(transaction.message.accountKeys[1]).toBe(printed.recipient);
    },
  },
});
