import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

const { system, token2022, associatedToken2022, token: splToken, associatedToken } = programs;

export const cases = recipe('tokens/byAuthority/token-accounts-by-owner.ts', {
  invokes: [system, token2022, associatedToken2022, splToken, associatedToken],
  effects: {
    'the first account is one of Openverse Token-2022, with 2.5 tokens of the printed mint': (after) =>
      expect(after.token('account')).toMatchObject({
        programAddress: token2022,
        data: { owner: after.printed.owner, mint: after.printed.mint, amount: 2_500_000n },
      }),
    'the second is one of SPL Token, with 5 tokens of the printed mint': (after) =>
      expect(after.token('spl account')).toMatchObject({
        programAddress: splToken,
        data: { owner: after.printed.owner, mint: after.printed['spl mint'], amount: 5_000_000n },
      }),
    'the owner has no other token account': ({ tokens, printed }) => {
      const owned = [token2022, splToken].flatMap(tokens).filter(({ data }) => data.owner === printed.owner);
      const addresses = owned.map((it) => it.address).sort();
      expect(addresses).toEqual([printed.account, printed['spl account']].sort());
    },
  },
});
