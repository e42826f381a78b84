import { none } from '@solana/kit';
import { AccountState } from '@solana-program/token';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth } from '../../token-programs';

export const cases = onBoth('tokens/TokenAccounts/get-token-account.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'it reads the associated token account': async ({ printed }) =>
      expect(printed['token account']).toBe(await associated(pair, printed.owner, printed.mint)),
    'what it prints is what the account holds': ({ number, printed, token }) => {
      expect(printed['token program']).toBe(pair.token);
      expect(token()).toMatchObject({
        programAddress: pair.token,
        space: number('bytes'),
        lamports: number('lamports'),
        data: {
          mint: printed.mint,
          owner: printed.owner,
          amount: 100_000n,
          state: AccountState.Initialized,
          delegate: none(),
        },
      });
    },
  },
}));
