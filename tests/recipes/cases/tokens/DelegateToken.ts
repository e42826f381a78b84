import { none, some } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import {
  associated,
  mintOf,
  onBoth,
  type Pair,
  signersOf,
  tokenOf,
  type Unplaced,
} from '../../token-programs';

const onPrograms = (pair: Pair): Unplaced => ({
  program: 'tokens/DelegateToken/approve-delegate.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the owner has 90 tokens, of which the delegate may move 20': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: pair.token,
        data: { amount: 9_000n, delegate: some(after.printed.delegate), delegatedAmount: 2_000n },
      }),
    'the token account is the associated one of its owner': async (after) => {
      const { owner, mint } = tokenOf(after, after.printed['token account']).data;
      expect(after.printed['token account']).toBe(await associated(pair, owner, mint));
      expect(owner).not.toBe(after.printed.delegate);
    },
    'the recipient has 10 tokens': (after) =>
      expect(tokenOf(after, after.printed['recipient account'])).toMatchObject({
        data: { amount: 1_000n, delegate: none() },
      }),
    'there are 100 tokens': (after) => {
      const { mint } = tokenOf(after, after.printed['token account']).data;
      expect(mintOf(after, mint).data).toMatchObject({ supply: 10_000n, decimals: 2 });
    },
    'the printed signatures are the approval and the transfer': ({ runtime, printed }) =>
      expect(runtime.transactions.slice(-2)).toMatchObject([
        { signature: printed.approval, err: null },
        { signature: printed.transfer, err: null },
      ]),
    'the owner signed the approval, the delegate the transfer': async (after) => {
      const { printed } = after;
      const { owner } = tokenOf(after, printed['token account']).data;
      const [payer, ...approvers] = await signersOf(after, printed.approval);
      expect(approvers).toEqual([owner]);
      expect(await signersOf(after, printed.transfer)).toEqual([payer, printed.delegate]);
    },
  },
});

export const cases = onBoth(onPrograms);
