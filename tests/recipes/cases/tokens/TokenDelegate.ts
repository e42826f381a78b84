import { none } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth } from '../../token-programs';

export const cases = onBoth('tokens/TokenDelegate/revoke-delegate.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the account has its tokens and no delegate': ({ token }) =>
      expect(token()).toMatchObject({
        programAddress: pair.token,
        data: { amount: 10_000n, delegate: none(), delegatedAmount: 0n },
      }),
    'the owner revoked, not the delegate of before': async ({ printed, signers, token }) => {
      const { owner } = token().data;
      const [, ...signed] = await signers();
      expect(signed).toEqual([owner]);
      expect(owner).not.toBe(printed.delegate);
    },
    'the printed transaction only revoked': ({ last }) => expect(last().programs).toEqual([pair.token]),
  },
}));
