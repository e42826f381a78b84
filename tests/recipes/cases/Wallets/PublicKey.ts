import { getAddressEncoder, getProgramDerivedAddress, isOffCurveAddress } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { example } from '../../programs';

export const cases = recipe('Wallets/PublicKey/validate-address.ts', {
  invokes: [],
  effects: {
    'the address off the curve is derived from the wallet and the program': async ({ printed, at }) => {
      const programAddress = at(example.program);
      const seeds = ['vault', getAddressEncoder().encode(at('wallet'))];
      expect([printed.derived]).toEqual(
        (await getProgramDerivedAddress({ programAddress, seeds })).slice(0, 1),
      );
      expect(['wallet', 'derived'].map((it) => isOffCurveAddress(at(it)))).toEqual([false, true]);
    },
    'the refused ones are the wallet with a zero at its end, and a part of it': ({ printed }) => {
      expect(printed.mistyped).toBe(`${printed.wallet?.slice(0, -1)}0`);
      expect(printed.truncated).toBe(printed.wallet?.slice(0, 20));
    },
  },
});
