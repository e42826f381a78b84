import { type Address, address, getAddressEncoder, unwrapOption } from '@solana/kit';
import { getAmountToUiAmountInstruction } from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { programs } from '../../programs';
import { extensionsOf, later, success, tryOut } from '../../token-extensions';
import { associated, TOKEN_2022 } from '../../token-programs';

const INTEREST_CONFIG = 10;
/** 365.24 days. */
const SECONDS_PER_YEAR = 31_556_736n;

const issuerOf = ({ mint }: Aftermath): Address =>
  unwrapOption(mint().data.mintAuthority) ?? address(programs.system);

/** The only extension of the mint. */
function interestOf({ account }: Aftermath) {
  const [extension, ...others] = extensionsOf(account('mint').data);
  if (extension === undefined) throw new Error('the mint has no extension');
  const { type, content } = extension;
  return {
    type,
    others,
    authority: content.subarray(0, 32),
    initialized: content.readBigInt64LE(32),
    averageRate: content.readInt16LE(40),
    updated: content.readBigInt64LE(42),
    rate: content.readInt16LE(50),
  };
}

/** What the token program displays at a time for the balance of 1,000 tokens. */
function displayedAt(after: Aftermath, time: bigint): number {
  const question = getAmountToUiAmountInstruction(
    { mint: after.at('mint'), amount: 100_000n },
    { programAddress: address(programs.token2022) },
  );
  const answer = later(after.svm, { time }, () => success(tryOut(after.svm, issuerOf(after), [question])));
  return Number(Buffer.from(answer.meta().returnData().data()).toString());
}

export const cases = recipe('tokens/interest-bearing/interest-bearing.ts', {
  invokes: [programs.system, programs.token2022, programs.associatedToken2022],
  effects: {
    'the mint has 222 bytes with the new rate, and the old one as the average before it': (after) => {
      const { initialized, updated, authority, ...rest } = interestOf(after);
      expect(rest).toEqual({ type: INTEREST_CONFIG, others: [], averageRate: 500, rate: 300 });
      expect(authority).toEqual(Buffer.from(getAddressEncoder().encode(issuerOf(after))));
      expect(updated).toBeGreaterThanOrEqual(initialized);
      const { data, lamports } = after.account('mint');
      expect([data.length, lamports]).toEqual([222, 2_436_000n]);
    },
    'the holder has 1,000 tokens, and nobody has more': async ({ token, mint, printed }) => {
      const { owner, amount } = token().data;
      expect(printed['token account']).toBe(await associated(TOKEN_2022, owner, printed.mint));
      expect([amount, mint().data.supply]).toEqual([100_000n, 100_000n]);
    },
    'the token account has no extension for the interest': ({ account }) =>
      expect(account('token account').data).toHaveLength(170),
    'the token program displays in a year what the recipe calculated': (after) => {
      const { initialized } = interestOf(after);
      expect(displayedAt(after, initialized + SECONDS_PER_YEAR)).toBeCloseTo(1030.45, 2);
      expect(displayedAt(after, initialized + 10n * SECONDS_PER_YEAR)).toBeCloseTo(1349.85, 1);
    },
    'nothing was minted for it: the last transaction only changed the rate': ({ last }) => {
      expect(last().programs).toEqual([programs.token2022]);
      expect(last().logs).toContain('Program log: InterestBearingMintInstruction::UpdateRate');
    },
  },
});
