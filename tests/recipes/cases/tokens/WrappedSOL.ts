import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth, rentOf, TOKEN_2022 } from '../../token-programs';

export const cases = onBoth('tokens/WrappedSOL/wrap-btg.ts', (pair) => {
  const nativeMint = pair === TOKEN_2022 ? programs.nativeMint2022 : programs.nativeMint;
  return {
    invokes: [programs.system, pair.token, pair.associatedToken],
    effects: {
      'it wraps with the native mint of the program': ({ printed }) =>
        expect(printed['native mint']).toBe(nativeMint),
      'the token account is the associated one of the owner': async ({ printed }) =>
        expect(printed['token account']).toBe(await associated(pair, printed.owner, nativeMint)),
      'its lamports were half a BTG and the rent-exempt minimum': ({ number }) =>
        expect(number('lamports')).toBe(500_000_000n + rentOf(pair)),
      'the token account is closed': ({ hasAccount }) => expect(hasAccount('token account')).toBe(false),
      'the owner has all back but the fees of two transactions': ({ balance }) =>
        expect(balance('owner')).toBe(999_990_000n),
      'the printed signatures are the two transactions': ({ transactions, printed }) =>
        expect(transactions.slice(-2)).toMatchObject([
          { signature: printed.wrapping, err: null },
          { signature: printed.unwrapping, err: null, programs: [pair.token] },
        ]),
    },
  };
});
