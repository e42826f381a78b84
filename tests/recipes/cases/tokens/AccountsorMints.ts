import { none, some } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth } from '../../token-programs';

export const cases = onBoth('tokens/AccountsorMints/set-authority.ts', ({ token: programAddress }) => ({
  invokes: [programs.system, programAddress],
  effects: {
    'the successor may mint, and nobody may freeze': ({ mint, printed }) =>
      expect(mint()).toMatchObject({
        programAddress,
        data: {
          mintAuthority: some(printed.successor),
          freezeAuthority: none(),
          decimals: 6,
          supply: 0n,
        },
      }),
    'the successor owns the token account and may close it': ({ token, printed: { mint, successor } }) =>
      expect(token()).toMatchObject({
        programAddress,
        data: { mint, owner: successor, closeAuthority: some(successor) },
      }),
    'the owner of before signed the changes, the successor did not': async ({ signers, printed }) => {
      const signed = await signers();
      expect(signed).toHaveLength(2);
      expect(signed).not.toContain(printed.successor);
    },
  },
}));
