import { isNone } from '@solana/kit';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { programs } from '../../programs';

const { system, token2022, associatedToken2022, token: splToken, associatedToken } = programs;

/** The mints of the tokens of a program that the printed wallet has one of: NFTs, and others. */
function mintsOf({ tokens, mint, printed }: Aftermath, program: string) {
  const held = tokens(program).filter(({ data }) => data.owner === printed.wallet && data.amount === 1n);
  const mints = held.map(({ data }) => mint(data.mint));
  for (const { data } of mints) expect(data).toMatchObject({ supply: 1n, decimals: 0 });
  const nfts = mints.filter(({ data }) => isNone(data.mintAuthority)).map(({ address }) => address);
  return { nfts, others: mints.length - nfts.length };
}

export const cases = recipe('tokens/fromwallet/nfts-of-wallet.ts', {
  invokes: [system, token2022, associatedToken2022, splToken, associatedToken],
  effects: {
    'the NFT of Openverse Token-2022 is the first, and not the token of which more can be minted': (
      after,
    ) => {
      expect(mintsOf(after, token2022)).toEqual({ nfts: [after.printed.nft], others: 1 });
      expect(after.printed['token program']).toBe(token2022);
    },
    'the NFT of SPL Token is the second, and not the token of which more can be minted': (after) => {
      expect(mintsOf(after, splToken)).toEqual({ nfts: [after.printed['spl nft']], others: 1 });
      expect(after.printed['spl token program']).toBe(splToken);
    },
  },
});
