import { describe, expect, it } from 'vitest';
import { minimumBalance, plot } from '@/content/plots/rent-exempt-minimum';

describe('the rent-exempt minimum', () => {
  // By hand: 10^9 / 100 * 365 = 3,650,000,000 lamports a megabyte and year, over 1,048,576 bytes leaves 3,480 in
  // integers; two years of that are 6,960 for a byte, and 128 bytes come on top of the data. 890,880, 2,039,280 and
  // 27,074,400 are also what clusters with the default rent answer for 0, 165 (token account) and 3,762 (vote account).
  it.each([
    [0, 890_880],
    [165, 2_039_280],
    [3_762, 27_074_400],
    [10_240, 72_161_280],
  ])('of %i bytes is %i lamports', (bytes, lamports) => {
    expect(minimumBalance(bytes)).toBe(lamports);
    expect(plot.series[0]?.at(bytes)).toBeCloseTo(lamports / 1e9, 12);
  });

  it('grows by the same for every byte', () => {
    const steps = plot.x.values.slice(1).map((bytes) => minimumBalance(bytes) - minimumBalance(bytes - 1));
    expect(new Set(steps)).toEqual(new Set([6_960]));
  });
});
