import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth, rentOf } from '../../token-programs';

export const cases = onBoth('tokens/CloseTokenAccounts/close-token-accounts.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the two empty accounts are gone': ({ hasAccount }) =>
      expect(['first', 'third'].map(hasAccount)).toEqual([false, false]),
    'the account with tokens is as it was': ({ token }) =>
      expect(token('second')).toMatchObject({
        programAddress: pair.token,
        lamports: rentOf(pair),
        data: { amount: 500n },
      }),
    'the owner has the rent of both, and paid no fee': ({ balance, number, token }) => {
      expect(balance(token('second').data.owner)).toBe(2n * rentOf(pair));
      expect(number('lamports')).toBe(2n * rentOf(pair));
    },
    'one transaction closed both': ({ last }) => {
      expect(last().programs).toEqual([pair.token]);
      const calls = last().logs.filter((it) => it === `Program ${pair.token} invoke [1]`);
      expect(calls).toHaveLength(2);
    },
  },
}));
