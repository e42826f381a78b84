import { expect } from 'vitest';
import { programs } from '../../programs';
import { mintOf, onBoth, type Pair, TOKEN_2022, tokenOf, type Unplaced } from '../../token-programs';

const onProgram = (pair: Pair): Unplaced => ({
  program: 'tokens/BurnTokens/burn-tokens.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the owner has 250 tokens less': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: pair.token,
        data: { amount: 75_000n },
      }),
    'they have left the supply': (after) => {
      const { mint } = tokenOf(after, after.printed['token account']).data;
      expect(mintOf(after, mint).data).toMatchObject({ supply: 75_000n, decimals: 2 });
    },
    'the owner paid no fee': (after) => {
      const { owner } = tokenOf(after, after.printed['token account']).data;
      expect(after.runtime.svm.getBalance(owner)).toBeNull();
    },
    'the printed transaction burned with a check of decimals': ({ runtime, printed }) => {
      const burned = runtime.transactions.at(-1);
      expect(burned).toMatchObject({ signature: printed.signature, err: null });
      // LiteSVM's SPL Token writes no log.
      if (pair === TOKEN_2022) expect(burned?.logs).toContain('Program log: Instruction: BurnChecked');
    },
  },
});

export const cases = onBoth(onProgram);
