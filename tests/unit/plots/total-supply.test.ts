import { describe, expect, it } from 'vitest';
import { epoch, growth, plot } from '@/content/plots/total-supply';

/**
 * The supply after a number of epochs as the bank computes it: in lamports, cut off at each epoch, the year from the
 * first slot of the epoch in which the reward is paid. Numbers of the defaults are typed here.
 */
function bank(epochs: number, foundation: number, term: number): number {
  const slotsPerYear = (365.242_199 * 86_400 * 1e9) / 6_250_000 / 64;
  let capitalization = 500_000_000 * 1e9;
  for (let epochNumber = 1; epochNumber <= epochs; epochNumber += 1) {
    const year = (epochNumber * 432_000) / slotsPerYear;
    const rate = Math.max(0.08 * 0.85 ** year, 0.015);
    const paid = year < term ? rate * (1 - foundation) : rate;
    capitalization += Math.trunc(((paid * 432_000) / slotsPerYear) * capitalization);
  }
  return capitalization / (500_000_000 * 1e9);
}

/** The limit of ever shorter epochs: e to the integral of the rate. */
function continuous(years: number): number {
  const decay = -Math.log(0.85);
  const meeting = Math.log(0.08 / 0.015) / decay;
  const falling = (0.08 * (1 - 0.85 ** Math.min(years, meeting))) / decay;
  return Math.exp(falling + 0.015 * Math.max(years - meeting, 0));
}

describe('the supply', () => {
  it('has epochs of 432,000 of the 78,892,315 slots in a year', () => {
    expect(1 / epoch).toBeCloseTo(182.6211, 4);
  });

  it('is what the bank computes in lamports', () => {
    for (const epochs of [1, 2, 100, 183, 1_000, 1_279, 1_826, 3_652]) {
      expect(plot.series[0]?.at(epochs * epoch)).toBeCloseTo(bank(epochs, 0, 0), 7);
      expect(plot.series[1]?.at(epochs * epoch)).toBeCloseTo(bank(epochs, 0.05, 7), 5);
    }
  });

  it('is near the closed form', () => {
    for (const years of [1, 2, 5, 10, 15, 20]) {
      expect(Math.abs((plot.series[0]?.at(years) ?? 0) / continuous(years) - 1)).toBeLessThan(3e-4);
    }
  });

  // By hand: in seven years 95 % of the exponent of full, then the same as full.
  it('grows by less where a part is set aside and not minted', () => {
    for (const years of [1, 3, 7]) {
      expect(plot.series[1]?.at(years)).toBeCloseTo((plot.series[0]?.at(years) ?? 0) ** 0.95, 4);
    }
    const later = ([first = 0, second = 0]: (number | undefined)[]) => second / first;
    const of = (index: number) => [8, 20].map((years) => plot.series[index]?.at(years));
    expect(later(of(1)) / later(of(0))).toBeCloseTo(1, 3);
  });

  it('does not grow in no time', () => {
    expect(plot.series.map(({ at }) => at(0))).toEqual([1, 1]);
    const fixed = { initial: 0.1, terminal: 0.1, taper: 1, foundation: 0, foundationTerm: 0 };
    // One epoch, half of all staked: 10 % of a year's growth times the length, twice.
    expect(growth(fixed, 0, epoch, 0.5)).toBeCloseTo(1 + 0.2 * epoch, 12);
  });
});
