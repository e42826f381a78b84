import { address, unwrapOption } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import {
  associated,
  mintOf,
  onBoth,
  type Pair,
  TOKEN_2022,
  tokenOf,
  type Unplaced,
} from '../../token-programs';

const onProgram = (pair: Pair): Unplaced => ({
  program: 'tokens/MintTokens/mint-tokens.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    '500 tokens with 2 decimals exist': (after) =>
      expect(mintOf(after, after.printed.mint)).toMatchObject({
        programAddress: pair.token,
        data: { decimals: 2, supply: 50_000n },
      }),
    'all of them are in the associated token account of another wallet': async (after) => {
      const { data } = tokenOf(after, after.printed['token account']);
      expect(data).toMatchObject({ mint: after.printed.mint, amount: 50_000n });
      expect(after.printed['token account']).toBe(await associated(pair, data.owner, data.mint));
      expect(after.runtime.svm.getBalance(data.owner)).toBeNull();
    },
    'the mint authority signed and paid nothing': (after) => {
      const authority = unwrapOption(mintOf(after, after.printed.mint).data.mintAuthority) ?? '';
      expect(after.runtime.svm.getBalance(address(authority))).toBeNull();
    },
    'the printed transaction made the account and minted with a check of decimals': ({
      runtime,
      printed,
    }) => {
      const minted = runtime.transactions.at(-1);
      expect(minted).toMatchObject({ signature: printed.signature, err: null });
      expect(minted?.programs).toContain(pair.associatedToken);
      // LiteSVM's SPL Token writes no log.
      if (pair === TOKEN_2022) expect(minted?.logs).toContain('Program log: Instruction: MintToChecked');
    },
  },
});

export const cases = onBoth(onProgram);
