import { none } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth, type Pair, signersOf, tokenOf, type Unplaced } from '../../token-programs';

const onPrograms = ({ token, associatedToken }: Pair): Unplaced => ({
  program: 'tokens/TokenDelegate/revoke-delegate.ts',
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the account has its tokens and no delegate': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: token,
        data: { amount: 10_000n, delegate: none(), delegatedAmount: 0n },
      }),
    'the owner revoked, not the delegate of before': async (after) => {
      const { owner } = tokenOf(after, after.printed['token account']).data;
      const [, ...signers] = await signersOf(after, after.printed.signature);
      expect(signers).toEqual([owner]);
      expect(owner).not.toBe(after.printed.delegate);
    },
    'the printed transaction, the last one, revoked': ({ runtime, printed }) =>
      expect(runtime.transactions.at(-1)).toMatchObject({
        signature: printed.signature,
        err: null,
        programs: [token],
      }),
  },
});

export const cases = onBoth(onPrograms);
