import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth } from '../../token-programs';

export const cases = onBoth('tokens/AccountBalance/get-token-balance.ts', ({ token, associatedToken }) => ({
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the account holds the base units that it prints': (after) =>
      expect(after.token()).toMatchObject({ programAddress: token, data: { amount: 100_000n } }),
    'the mint has the decimals that it prints': (after) =>
      expect(after.mint(after.token().data.mint).data).toMatchObject({ decimals: 2, supply: 100_000n }),
  },
}));
