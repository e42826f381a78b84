import { describe, expect, it } from 'vitest';
import { floor, plot, stakedYield } from '@/content/plots/staked-yield';

/**
 * A cluster followed account by account: one delegation of a BTG among others, in lamports. What is minted is divided
 * by stake and rounded down; then the others stake or unstake until the share is what it was.
 */
function followed(from: number, share: number): number {
  const slotsPerYear = (365.242_199 * 86_400 * 160) / 64;
  let supply = 1e18;
  let delegation = 1e15;
  let rest = supply * share - delegation;
  for (let slots = 432_000; slots <= 183 * 432_000; slots += 432_000) {
    const length = Math.min(432_000, slotsPerYear - slots + 432_000) / slotsPerYear;
    const year = from + Math.min(slots / slotsPerYear, 1);
    const pool = Math.trunc(Math.max(0.08 * 0.85 ** year, 0.015) * supply * length);
    delegation += Math.trunc((pool * delegation) / (delegation + rest));
    supply += pool;
    rest = supply * share - delegation;
  }
  return delegation / 1e15 - 1;
}

describe('the yield of a year', () => {
  it('is what a delegation gains that is followed through the epochs', () => {
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      for (const from of [0, 5, 11]) expect(stakedYield(from, share)).toBeCloseTo(followed(from, share), 8);
    }
  });

  // The limit of ever shorter epochs: e to (integral of the rate / share), less one. The integral of the first year is
  // 0.08 · 0.15 / -ln 0.85 = 0.0738375, five years later 0.85^5 of that, at the floor 0.015.
  it('is near the closed form', () => {
    const first = 0.012 / -Math.log(0.85);
    expect(first).toBeCloseTo(0.0738375, 6);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      [first, first * 0.85 ** 5, 0.015].forEach((integral, index) => {
        const expected = Math.expm1(integral / share);
        expect(Math.abs((plot.series[index]?.at(share) ?? 0) / expected - 1)).toBeLessThan(0.006);
      });
    }
  });

  it('takes a whole year at the floor', () => {
    expect(floor).toBe(11);
  });
});
