import { address } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, type Pair, TOKEN_2022, tokenOf, type Unplaced } from '../../token-programs';

const onProgram = (pair: Pair): Unplaced => ({
  program: 'tokens/TokenAccount/create-associated-account.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'it stands at the associated address': async ({ printed }) =>
      expect(printed['token account']).toBe(await associated(pair, printed.owner, printed.mint)),
    'it belongs to the token program, the mint and the owner': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: pair.token,
        data: { mint: after.printed.mint, owner: after.printed.owner, amount: 0n },
      }),
    'Token-2022 adds the immutable owner: 5 bytes more': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject(
        pair === TOKEN_2022 ? { space: 170n, lamports: 2_074_080n } : { space: 165n, lamports: 2_039_280n },
      ),
    'the owner has signed and paid nothing': ({ runtime, printed }) => {
      expect(runtime.svm.getBalance(address(printed.owner ?? ''))).toBeNull();
      expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null });
    },
  },
});

const withKeypair = (pair: Pair): Unplaced => ({
  program: 'tokens/TokenAccount/create-account.ts',
  invokes: [programs.system, pair.token],
  effects: {
    'it belongs to the token program, the mint and the owner': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: pair.token,
        space: 165n,
        lamports: 2_039_280n,
        data: { mint: after.printed.mint, owner: after.printed.owner, amount: 0n },
      }),
    'it is not the associated token account': async ({ printed }) =>
      expect(printed['token account']).not.toBe(await associated(pair, printed.owner, printed.mint)),
    'the owner has signed and paid nothing': ({ runtime, printed }) =>
      expect(runtime.svm.getBalance(address(printed.owner ?? ''))).toBeNull(),
    'the transaction did not call the associated token program': ({ runtime, printed }) => {
      const created = runtime.transactions.at(-1);
      expect(created).toMatchObject({ signature: printed.signature, err: null });
      expect(created?.programs).not.toContain(pair.associatedToken);
    },
  },
});

export const cases = [...onBoth(onProgram), ...onBoth(withKeypair)];
