import { describe, expect, it } from 'vitest';
import { adjustedYield, plot } from '@/content/plots/adjusted-staked-yield';

describe('the yield after dilution', () => {
  it('is nothing where all is staked', () => {
    for (const { at } of plot.series) expect(at(1)).toBeCloseTo(0, 12);
  });

  // The limit of ever shorter epochs: e to (integral of the rate · (1 / share - 1)), less one; the integrals are
  // 0.0738375, 0.0327617 and 0.015.
  it('is near the closed form', () => {
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      [0.0738375, 0.0327617, 0.015].forEach((integral, index) => {
        const expected = Math.expm1(integral * (1 / share - 1));
        expect(Math.abs((plot.series[index]?.at(share) ?? 0) / expected - 1)).toBeLessThan(0.007);
      });
    }
  });

  // What stakers win of the supply the others lose. At the floor, for one epoch as long as a year and half staked:
  // 1.03 / 1.015 = 1.014778; many short ones come to e^0.015 = 1.015113.
  it('lies between one payout a year and infinitely many', () => {
    expect(adjustedYield(11, 0.5)).toBeGreaterThan(1.03 / 1.015 - 1);
    expect(adjustedYield(11, 0.5)).toBeLessThan(Math.expm1(0.015));
  });
});
