import { isNone } from '@solana/kit';
import { AccountState } from '@solana-program/token';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, type Pair, tokenOf, type Unplaced } from '../../token-programs';

const onProgram = (pair: Pair): Unplaced => ({
  program: 'tokens/TokenAccounts/get-token-account.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'it reads the associated token account': async ({ printed }) =>
      expect(printed['token account']).toBe(await associated(pair, printed.owner, printed.mint)),
    'what it prints is what the account holds': (after) => {
      const { printed } = after;
      const account = tokenOf(after, printed['token account']);
      expect(account).toMatchObject({
        programAddress: printed['token program'],
        space: BigInt(printed.bytes ?? ''),
        lamports: BigInt(printed.lamports ?? ''),
        data: {
          mint: printed.mint,
          owner: printed.owner,
          amount: 100_000n,
          state: AccountState.Initialized,
        },
      });
      expect(isNone(account.data.delegate)).toBe(true);
    },
    'it belongs to the chosen token program': ({ printed }) =>
      expect(printed['token program']).toBe(pair.token),
  },
});

export const cases = onBoth(onProgram);
