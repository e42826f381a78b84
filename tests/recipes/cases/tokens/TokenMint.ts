import { isNone, some } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { mintOf, onBoth, type Pair, type Unplaced } from '../../token-programs';

const onProgram = ({ token, associatedToken }: Pair): Unplaced => ({
  program: 'tokens/TokenMint/get-mint.ts',
  invokes: [programs.system, token, associatedToken],
  effects: {
    'it prints the owner of the mint account': (after) => {
      expect(mintOf(after, after.printed.mint).programAddress).toBe(token);
      expect(after.printed['token program']).toBe(token);
    },
    'decimals and supply are those of the mint': (after) =>
      expect(mintOf(after, after.printed.mint).data).toMatchObject({ decimals: 2, supply: 100_000n }),
    'it prints the mint authority, and there is no freeze authority': (after) => {
      const { data } = mintOf(after, after.printed.mint);
      expect(data.mintAuthority).toEqual(some(after.printed['mint authority']));
      expect(isNone(data.freezeAuthority)).toBe(true);
    },
  },
});

export const cases = onBoth(onProgram);
