import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('accounts/CloseanAccount/close-accounts.ts', {
  invokes: [programs.system],
  effects: {
    'both accounts are gone': ({ hasAccount }) =>
      expect(['wallet', 'nonce account'].map(hasAccount)).toEqual([false, false]),
    'the payer has both airdrops but for the fees of five signatures': ({ balance }) =>
      expect(balance('payer')).toBe(2_000_000_000n - 25_000n),
    'the nonce account was created and initialized in one transaction, and closed in the next': ({
      transactions,
    }) => expect(transactions.slice(-2).map((it) => it.logs.length)).toEqual([4, 2]),
  },
});
