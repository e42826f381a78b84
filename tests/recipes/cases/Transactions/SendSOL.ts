import { expect } from 'vitest';
import { type Case, recipe } from '../../case';
import { programs } from '../../programs';

/** Both programs of the page do the same. */
const transfer: Omit<Case, 'program' | 'variant'> = {
  invokes: [programs.system],
  effects: {
    'the recipient has a quarter of a BTG': ({ balance }) => expect(balance('recipient')).toBe(250_000_000n),
    'the sender paid the amount and the fee of one signature': async ({ landed, printed }) => {
      const { meta, transaction } = await landed();
      expect(meta?.fee).toBe(5_000n);
      const [sender = 0n, recipient = 0n] = meta?.preBalances ?? [];
      expect(meta?.postBalances.slice(0, 2)).toEqual([sender - 250_005_000n, recipient + 250_000_000n]);
      expect(transaction.message.accountKeys[1]).toBe(printed.recipient);
    },
  },
};

export const cases = [
  ...recipe('Transactions/SendSOL/send-btg.ts', transfer),
  ...recipe('Transactions/SendSOL/send-btg-client.ts', transfer),
];
