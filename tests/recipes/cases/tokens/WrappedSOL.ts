import { address } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, type Pair, TOKEN_2022, type Unplaced } from '../../token-programs';

/** The native mint of a token program, and the bytes of an associated token account: ImmutableOwner takes 5. */
const nativeOf = (pair: Pair) =>
  pair === TOKEN_2022
    ? { nativeMint: programs.nativeMint2022, space: 170n }
    : { nativeMint: programs.nativeMint, space: 165n };

const onPrograms = (pair: Pair): Unplaced => {
  const { token, associatedToken } = pair;
  const { nativeMint, space } = nativeOf(pair);
  return {
    program: 'tokens/WrappedSOL/wrap-btg.ts',
    invokes: [programs.system, token, associatedToken],
    effects: {
      'it wraps with the native mint of the program': ({ printed }) =>
        expect(printed['native mint']).toBe(nativeMint),
      'the token account is the associated one of the owner': async ({ printed }) =>
        expect(printed['token account']).toBe(await associated(pair, printed.owner, nativeMint)),
      'its lamports were half a BTG and the rent-exempt minimum': ({ runtime, printed }) =>
        expect(BigInt(printed.lamports ?? '')).toBe(
          500_000_000n + runtime.svm.minimumBalanceForRentExemption(space),
        ),
      'the token account is closed': ({ runtime, printed }) =>
        expect(runtime.svm.getAccount(address(printed['token account'] ?? '')).exists).toBe(false),
      'the owner has all back but the fees of two transactions': ({ runtime, printed }) =>
        expect(runtime.svm.getBalance(address(printed.owner ?? ''))).toBe(999_990_000n),
      'the printed signatures are the two transactions': ({ runtime, printed }) =>
        expect(runtime.transactions.slice(-2)).toMatchObject([
          { signature: printed.wrapping, err: null },
          { signature: printed.unwrapping, err: null, programs: [token] },
        ]),
    },
  };
};

export const cases = onBoth(onPrograms);
