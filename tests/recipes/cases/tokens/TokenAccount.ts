import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { programs } from '../../programs';
import { associated, onBoth, type Pair, rentOf } from '../../token-programs';

/** What both kinds of token accounts have in common. */
const common = (pair: Pair) => ({
  'it belongs to the token program, the mint and the owner': ({
    token,
    printed: { mint, owner },
  }: Aftermath) =>
    expect(token()).toMatchObject({ programAddress: pair.token, data: { mint, owner, amount: 0n } }),
  'the owner has signed and paid nothing': ({ balance }: Aftermath) => expect(balance('owner')).toBeNull(),
});

export const cases = [
  ...onBoth('tokens/TokenAccount/create-associated-account.ts', (pair) => ({
    invokes: [programs.system, pair.token, pair.associatedToken],
    effects: {
      ...common(pair),
      'it is at the associated address': async ({ printed }) =>
        expect(printed['token account']).toBe(await associated(pair, printed.owner, printed.mint)),
      'it has the rent-exempt minimum': ({ token }) => expect(token().lamports).toBe(rentOf(pair)),
    },
  })),
  ...onBoth('tokens/TokenAccount/create-account.ts', (pair) => ({
    invokes: [programs.system, pair.token],
    effects: {
      ...common(pair),
      'it has 165 bytes': ({ token }) => expect(token()).toMatchObject({ space: 165n, lamports: 2_039_280n }),
      'it is not the associated token account': async ({ printed }) =>
        expect(printed['token account']).not.toBe(await associated(pair, printed.owner, printed.mint)),
    },
  })),
];
