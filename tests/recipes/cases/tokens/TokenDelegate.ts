import { address, none } from '@solana/kit';
import { decodeToken } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';
import { signersOf } from './DelegateToken';

const onPrograms = (token: string, associatedToken: string, env: Record<string, string>): Case => ({
  program: 'tokens/TokenDelegate/revoke-delegate.ts',
  prepare: () => ({ env }),
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the account has its tokens and no delegate': ({ runtime, printed }) =>
      expect(decodeToken(runtime.svm.getAccount(address(printed['token account'] ?? '')))).toMatchObject({
        exists: true,
        programAddress: token,
        data: { amount: 10_000n, delegate: none(), delegatedAmount: 0n },
      }),
    'the owner revoked, not the delegate of before': async (after) => {
      const { runtime, printed } = after;
      const account = decodeToken(runtime.svm.getAccount(address(printed['token account'] ?? '')));
      const owner = account.exists && account.data.owner;
      const [, ...signers] = await signersOf(after, printed.signature);
      expect(signers).toEqual([owner]);
      expect(owner).not.toBe(address(printed.delegate ?? ''));
    },
    'the printed transaction, the last one, revoked': ({ runtime, printed }) =>
      expect(runtime.transactions.at(-1)).toMatchObject({
        signature: printed.signature,
        err: null,
        programs: [token],
      }),
  },
});

export const cases: Case[] = [
  onPrograms(programs.token2022, programs.associatedToken2022, {}),
  onPrograms(programs.token, programs.associatedToken, { TOKEN_PROGRAM: 'spl' }),
];
