import type { PlotMaker } from '@/lib/reference/plots/plot';
import { full, type Inflation } from './inflation-schedule';
import { type Growth, growthOf } from './total-supply';

/** Beginning of the first whole year at the floor. */
export function floorYear({ initial, terminal, taper }: Inflation): number {
  return Math.ceil(Math.log(terminal / initial) / Math.log(1 - taper));
}

/**
 * What a delegation gains in a year, relative to its size at the beginning, before commission: its validator votes as
 * well as the average, and all rewards stay in it.
 *
 * @param year years since inflation began
 * @param share part of the supply that is staked, all the year
 */
export function stakedYield(growth: Growth, year: number, share: number): number {
  return growth(year, year + 1, share) - 1;
}

/** A fifth of the supply to all of it. */
export const shares = Array.from({ length: 81 }, (_, step) => (20 + step) / 100);

export const plot: PlotMaker = (fact) => {
  const inflation = full(fact);
  const floor = floorYear(inflation);
  const growth = growthOf(inflation, fact);
  return {
    title:
      'What a delegation gains in a year, before commission, by the share of the supply that is staked. Parameters of the set full.',
    alt: 'Three falling curves. In the first year the yield is 45 % if 20 % of the supply is staked, 13 % at 60 % and 7.7 % if all is. In the year that begins after five it is 18 %, 5.6 % and 3.3 %, and at the floor 7.8 %, 2.5 % and 1.5 %.',
    x: {
      label: 'Staked share of the supply',
      values: shares,
      ticks: [0.2, 0.4, 0.6, 0.8, 1],
      format: { style: 'percent' },
    },
    y: { label: 'Yield', domain: [0, 0.45], format: { style: 'percent', maximumSignificantDigits: 3 } },
    series: [
      { label: 'First year', at: (share) => stakedYield(growth, 0, share) },
      { label: 'After five years', at: (share) => stakedYield(growth, 5, share) },
      { label: 'At the floor', at: (share) => stakedYield(growth, floor, share) },
    ],
    rows: [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  };
};
