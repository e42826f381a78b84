import { describe, expect, it } from 'vitest';
import { left, plot } from '@/content/plots/dilution';

/** Integral of the rate from the start: 8 % that falls by 15 % a year, down to 1.5 %. */
function integral(years: number): number {
  const decay = -Math.log(0.85);
  const meeting = Math.log(0.08 / 0.015) / decay;
  return (0.08 * (1 - 0.85 ** Math.min(years, meeting))) / decay + 0.015 * Math.max(years - meeting, 0);
}

describe('dilution', () => {
  it('begins with everything', () => {
    for (const { at } of plot.series) expect(at(0)).toBe(1);
  });

  it('is near the closed form, e to minus the integral of the rate over the share', () => {
    for (const years of [1, 2, 5, 10, 20]) {
      [1, 0.75, 0.5].forEach((share, index) => {
        const expected = Math.exp(-integral(years) / share);
        expect(Math.abs((plot.series[index]?.at(years) ?? 0) / expected - 1)).toBeLessThan(1.5e-3);
      });
    }
  });

  // Followed in lamports: 1,000 BTG lie idle, 1,000 are staked, and half of the supply is.
  it('is what two accounts of the same size show after ten years', () => {
    const slotsPerYear = (365.242_199 * 86_400 * 160) / 64;
    let supply = 1e17;
    let delegation = 1e12;
    for (let slots = 432_000; slots <= 10 * slotsPerYear; slots += 432_000) {
      const pool = Math.trunc((0.08 * 0.85 ** (slots / slotsPerYear) * supply * 432_000) / slotsPerYear);
      delegation += Math.trunc((pool * delegation) / (supply / 2));
      supply += pool;
    }
    expect(1e17 / supply).toBeCloseTo(left(10), 4);
    expect(1e12 / delegation).toBeCloseTo(left(10, 0.5), 4);
  });
});
