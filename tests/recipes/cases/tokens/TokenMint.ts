import { none, some } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth } from '../../token-programs';

export const cases = onBoth('tokens/TokenMint/get-mint.ts', ({ token, associatedToken }) => ({
  invokes: [programs.system, token, associatedToken],
  effects: {
    'it prints the owner of the mint account': ({ mint, printed }) => {
      expect(mint().programAddress).toBe(token);
      expect(printed['token program']).toBe(token);
    },
    'decimals, supply and authorities are those of the mint': ({ mint, printed }) =>
      expect(mint().data).toMatchObject({
        decimals: 2,
        supply: 100_000n,
        mintAuthority: some(printed['mint authority']),
        freezeAuthority: none(),
      }),
  },
}));
