import { address } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth, type Pair, TOKEN_2022, tokenOf, type Unplaced } from '../../token-programs';

/** Lamports of an associated token account: 170 bytes, or 165 without the immutable owner. */
const rentOf = (pair: Pair) => (pair === TOKEN_2022 ? 2_074_080n : 2_039_280n);

const onProgram = (pair: Pair): Unplaced => ({
  program: 'tokens/CloseTokenAccounts/close-token-accounts.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the two empty accounts are gone': ({ runtime, printed }) => {
      for (const account of [printed.first, printed.third]) {
        expect(runtime.svm.getAccount(address(account ?? '')).exists).toBe(false);
      }
    },
    'the account with tokens is as it was': (after) =>
      expect(tokenOf(after, after.printed.second)).toMatchObject({
        programAddress: pair.token,
        lamports: rentOf(pair),
        data: { amount: 500n },
      }),
    'the owner has the rent of both, and paid no fee': (after) => {
      const { owner } = tokenOf(after, after.printed.second).data;
      expect(after.runtime.svm.getBalance(owner)).toBe(2n * rentOf(pair));
      expect(after.printed.lamports).toBe(String(2n * rentOf(pair)));
    },
    'one transaction closed both': ({ runtime, printed }) => {
      const closed = runtime.transactions.at(-1);
      expect(closed).toMatchObject({ signature: printed.signature, err: null, programs: [pair.token] });
      const calls = closed?.logs.filter((it) => it === `Program ${pair.token} invoke [1]`);
      expect(calls).toHaveLength(2);
    },
  },
});

export const cases = onBoth(onProgram);
