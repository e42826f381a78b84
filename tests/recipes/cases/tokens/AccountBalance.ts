import { expect } from 'vitest';
import { programs } from '../../programs';
import { mintOf, onBoth, type Pair, tokenOf, type Unplaced } from '../../token-programs';

const onProgram = ({ token, associatedToken }: Pair): Unplaced => ({
  program: 'tokens/AccountBalance/get-token-balance.ts',
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the account holds the base units that it prints': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: token,
        data: { amount: 100_000n },
      }),
    'the mint has the decimals that it prints': (after) => {
      const { mint } = tokenOf(after, after.printed['token account']).data;
      expect(mintOf(after, mint).data).toMatchObject({ decimals: 2, supply: 100_000n });
    },
  },
});

export const cases = onBoth(onProgram);
