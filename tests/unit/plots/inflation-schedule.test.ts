import { describe, expect, it } from 'vitest';
import { full, plot, total, validator } from '@/content/plots/inflation-schedule';

const [stakers, foundation] = [plot.series[1], plot.series[2]];

describe('the inflation schedule', () => {
  // By hand, in whole numbers: 8 %, and each year 85 % of the year before: 800, 680, 578, 491.3, 417.605 …
  it('falls by 15 % a year from 8 %', () => {
    let rate = 800_000_000_000n;
    for (let year = 0; year <= 10; year += 1) {
      expect(plot.series[0]?.at(year)).toBeCloseTo(Number(rate) / 1e13, 12);
      rate = (rate * 85n) / 100n;
    }
    expect([0, 1, 2, 3].map((year) => Math.round(total(full, year) * 1e5) / 1e3)).toEqual([
      8, 6.8, 5.78, 4.913,
    ]);
  });

  // 0.08 · 0.85^y = 0.015 where y = ln(16/3) / ln(20/17).
  it('meets the floor of 1.5 % after 10.3 years and stays there', () => {
    const meeting = Math.log(16 / 3) / Math.log(20 / 17);
    expect(meeting).toBeCloseTo(10.3, 3);
    expect(total(full, meeting - 0.01)).toBeGreaterThan(0.015);
    for (const year of [meeting + 0.01, 11, 15, 20, 100]) expect(total(full, year)).toBe(0.015);
  });

  // By hand: 95 % and 5 % of 8 %, 6.8 % and 5.78 %.
  it.each([
    [0, 0.076, 0.004],
    [1, 0.0646, 0.0034],
    [2, 0.05491, 0.00289],
  ])('is split in year %i', (year, forStakers, forFoundation) => {
    expect(stakers?.at(year)).toBeCloseTo(forStakers, 12);
    expect(foundation?.at(year)).toBeCloseTo(forFoundation, 12);
  });

  it('gives stakers all of it once seven years are over, and with full from the start', () => {
    expect(foundation?.at(6.999)).toBeGreaterThan(0.001);
    for (const year of [7, 8, 10, 20]) {
      expect(foundation?.at(year)).toBe(0);
      expect(stakers?.at(year)).toBe(plot.series[0]?.at(year));
    }
    for (const year of [0, 3, 7, 20]) expect(validator(full, year)).toBe(total(full, year));
  });
});
