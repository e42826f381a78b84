import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth, TOKEN_2022 } from '../../token-programs';

export const cases = onBoth('tokens/BurnTokens/burn-tokens.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the owner has 250 tokens less': ({ token }) =>
      expect(token()).toMatchObject({ programAddress: pair.token, data: { amount: 75_000n } }),
    'they have left the supply': ({ mint, token }) =>
      expect(mint(token().data.mint).data).toMatchObject({ supply: 75_000n, decimals: 2 }),
    'the owner paid no fee': ({ balance, token }) => expect(balance(token().data.owner)).toBeNull(),
    'the printed transaction burned with a check of decimals': ({ last }) => {
      // LiteSVM's SPL Token writes no log.
      if (pair === TOKEN_2022) expect(last().logs).toContain('Program log: Instruction: BurnChecked');
    },
  },
}));
