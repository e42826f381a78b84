import { address } from '@solana/kit';
import { decodeToken, getTokenDecoder } from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';

const tokenOf = ({ runtime, printed }: Aftermath, name: string) =>
  decodeToken(runtime.svm.getAccount(address(printed[name] ?? '')));

export const cases: Case[] = [
  {
    program: 'tokens/byAuthority/token-accounts-by-owner.ts',
    invokes: [programs.token2022, programs.associatedToken2022, programs.token, programs.associatedToken],
    effects: {
      'the first account is one of Openverse Token-2022, with 2.5 tokens of the printed mint': (after) =>
        expect(tokenOf(after, 'account')).toMatchObject({
          exists: true,
          programAddress: programs.token2022,
          data: { owner: after.printed.owner, mint: after.printed.mint, amount: 2_500_000n },
        }),
      'the second is one of SPL Token, with 5 tokens of the printed mint': (after) =>
        expect(tokenOf(after, 'spl account')).toMatchObject({
          exists: true,
          programAddress: programs.token,
          data: { owner: after.printed.owner, mint: after.printed['spl mint'], amount: 5_000_000n },
        }),
      'the owner has no other token account': ({ runtime, printed }) => {
        const programIds = [programs.token2022, programs.token];
        const accounts = programIds.flatMap((it) => runtime.svm.getProgramAccounts(address(it)));
        const owned = accounts.filter(
          ({ data }) => data.length >= 165 && getTokenDecoder().decode(data).owner === printed.owner,
        );
        expect(owned.map((it) => it.address).sort()).toEqual(
          [printed.account, printed['spl account']].sort(),
        );
      },
    },
  },
];
