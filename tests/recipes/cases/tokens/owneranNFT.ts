import { none } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { associated, onBoth } from '../../token-programs';

export const cases = onBoth('tokens/owneranNFT/nft-owner.ts', (pair) => ({
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    'the mint is an NFT of the token program': ({ mint, printed }) => {
      expect(printed['token program']).toBe(pair.token);
      expect(mint()).toMatchObject({
        programAddress: pair.token,
        data: { supply: 1n, decimals: 0, mintAuthority: none() },
      });
    },
    'the associated token account of the printed owner holds it': async ({ token, printed }) => {
      const { mint, owner } = printed;
      expect(printed['token account']).toBe(await associated(pair, owner, mint));
      expect(token()).toMatchObject({ programAddress: pair.token, data: { mint, owner, amount: 1n } });
    },
    'the other account, of the one who paid, is empty': ({ tokens, balance, printed }) => {
      const others = tokens(pair.token).filter(
        ({ data }) => data.mint === printed.mint && data.owner !== printed.owner,
      );
      expect(others).toMatchObject([{ data: { amount: 0n } }]);
      expect(balance('owner')).toBeNull();
    },
  },
}));
