import { unwrapOption } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, TOKEN_2022 } from '../../token-programs';

export const cases = onBoth('tokens/MintTokens/mint-tokens.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    '500 tokens with 2 decimals exist': ({ mint }) =>
      expect(mint()).toMatchObject({ programAddress: pair.token, data: { decimals: 2, supply: 50_000n } }),
    'all of them are in the associated token account of another wallet': async (after) => {
      const { data } = after.token();
      expect(data).toMatchObject({ mint: after.printed.mint, amount: 50_000n });
      expect(after.printed['token account']).toBe(await associated(pair, data.owner, data.mint));
      expect(after.balance(data.owner)).toBeNull();
    },
    'the mint authority signed and paid nothing': ({ mint, balance }) =>
      expect(balance(unwrapOption(mint().data.mintAuthority) ?? '')).toBeNull(),
    'the last transaction made the account and minted with a check of decimals': ({ last }) => {
      expect(last().programs).toContain(pair.associatedToken);
      // LiteSVM's SPL Token writes no log.
      if (pair === TOKEN_2022) expect(last().logs).toContain('Program log: Instruction: MintToChecked');
    },
  },
}));
