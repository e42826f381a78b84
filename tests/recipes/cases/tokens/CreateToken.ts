import { address, isSome, unwrapOption } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { mintOf, onBoth, type Pair, type Unplaced } from '../../token-programs';

const onProgram = ({ token: tokenProgram }: Pair): Unplaced => ({
  program: 'tokens/CreateToken/create-token.ts',
  invokes: [programs.system, tokenProgram],
  effects: {
    'the mint belongs to the token program and has no supply yet': (after) =>
      expect(mintOf(after, after.printed.mint)).toMatchObject({
        programAddress: tokenProgram,
        data: { decimals: 9, isInitialized: true, supply: 0n },
      }),
    'the mint is 82 bytes long and holds the rent for them': (after) =>
      expect(mintOf(after, after.printed.mint)).toMatchObject({ space: 82n, lamports: 1_461_600n }),
    'two keys of their own hold the authorities': (after) => {
      const { data } = mintOf(after, after.printed.mint);
      expect(isSome(data.mintAuthority) && isSome(data.freezeAuthority)).toBe(true);
      const keys = [data.mintAuthority, data.freezeAuthority].map((it) => unwrapOption(it) ?? '');
      expect(new Set([...keys, after.printed.mint]).size).toBe(3);
      // Neither of them has paid.
      expect(keys.map((it) => after.runtime.svm.getBalance(address(it)))).toEqual([null, null]);
    },
    'it prints the token program and the transaction': ({ runtime, printed }) => {
      expect(printed['token program']).toBe(tokenProgram);
      expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null });
    },
  },
});

export const cases = onBoth(onProgram);
