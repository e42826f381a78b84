import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, TOKEN_2022 } from '../../token-programs';

export const cases = onBoth('tokens/SendTokens/send-tokens.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    '12.5 tokens moved': ({ token }) => {
      expect(token('source').data.amount).toBe(98_750n);
      expect(token('destination').data.amount).toBe(1_250n);
    },
    'the supply is what it was': ({ mint, token }) =>
      expect(mint(token('source').data.mint)).toMatchObject({
        programAddress: pair.token,
        data: { supply: 100_000n, decimals: 2 },
      }),
    'both accounts are associated token accounts of one mint': async ({ printed, token }) => {
      const { owner, mint } = token('source').data;
      const { owner: recipient } = token('destination').data;
      expect(printed.source).toBe(await associated(pair, owner, mint));
      expect(printed.destination).toBe(await associated(pair, recipient, mint));
      expect(recipient).not.toBe(owner);
    },
    'the recipient holds no BTG': ({ balance, token }) =>
      expect(balance(token('destination').data.owner)).toBeNull(),
    'one transaction made the account and sent with a check of decimals': ({ last }) => {
      expect(last().logs).toContain('Program log: CreateIdempotent');
      // LiteSVM's SPL Token writes no log.
      if (pair === TOKEN_2022) expect(last().logs).toContain('Program log: Instruction: TransferChecked');
    },
  },
}));
