import { AccountState } from '@solana-program/token';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';
import { associated, TOKEN_2022 } from '../../token-programs';

export const cases = recipe('tokens/default-state/default-state.ts', {
  invokes: [programs.system, programs.token2022, programs.associatedToken2022],
  effects: {
    'the mint has a freeze authority, and the default state is no longer frozen': ({ mint, account }) => {
      const { mintAuthority, freezeAuthority, supply } = mint().data;
      expect(freezeAuthority).toEqual(mintAuthority);
      expect(supply).toBe(10_000n);
      // Extension 6 with 1 byte.
      expect([...account('mint').data.subarray(166)]).toEqual([6, 0, 1, 0, AccountState.Initialized]);
    },
    'the customer has 25 tokens in a thawed account': async ({ token, printed }) => {
      const { owner, mint, amount, state } = token('customer account').data;
      expect({ mint, amount, state }).toEqual({
        mint: printed.mint,
        amount: 2_500n,
        state: AccountState.Initialized,
      });
      await expect(associated(TOKEN_2022, owner, mint)).resolves.toBe(printed['customer account']);
    },
    'an account that was created after the change is not frozen': ({ token }) =>
      expect(token('visitor account').data).toMatchObject({ amount: 0n, state: AccountState.Initialized }),
    'the tokens arrived in the transaction that thawed the account': ({ transactions, printed }) => {
      const { logs, err } = transactions.find(({ signature }) => signature === printed.transfer) ?? {};
      expect(err).toBeNull();
      expect(logs?.filter((line) => line.startsWith('Program log: Instruction'))).toEqual([
        'Program log: Instruction: ThawAccount',
        'Program log: Instruction: TransferChecked',
      ]);
    },
  },
});
