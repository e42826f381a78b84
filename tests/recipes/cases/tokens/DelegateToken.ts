import { none, some } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth } from '../../token-programs';

export const cases = onBoth('tokens/DelegateToken/approve-delegate.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the owner has 90 tokens, of which the delegate may move 20': ({ token, printed }) =>
      expect(token()).toMatchObject({
        programAddress: pair.token,
        data: { amount: 9_000n, delegate: some(printed.delegate), delegatedAmount: 2_000n },
      }),
    'the token account is the associated one of its owner': async ({ token, printed }) => {
      const { owner, mint } = token().data;
      expect(printed['token account']).toBe(await associated(pair, owner, mint));
      expect(owner).not.toBe(printed.delegate);
    },
    'the recipient has 10 tokens': ({ token }) =>
      expect(token('recipient account').data).toMatchObject({ amount: 1_000n, delegate: none() }),
    'there are 100 tokens': ({ mint, token }) =>
      expect(mint(token().data.mint).data).toMatchObject({ supply: 10_000n, decimals: 2 }),
    'the printed signatures are the approval and the transfer': ({ transactions, printed }) =>
      expect(transactions.slice(-2)).toMatchObject([
        { signature: printed.approval, err: null },
        { signature: printed.transfer, err: null },
      ]),
    'the owner signed the approval, the delegate the transfer': async ({ printed, signers, token }) => {
      const [payer, ...approvers] = await signers('approval');
      expect(approvers).toEqual([token().data.owner]);
      expect(await signers('transfer')).toEqual([payer, printed.delegate]);
    },
  },
}));
