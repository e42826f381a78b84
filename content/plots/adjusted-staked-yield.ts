import type { PlotMaker } from '@/lib/reference/plots/plot';
import { full } from './inflation-schedule';
import { floorYear, shares, stakedYield } from './staked-yield';
import { growthOf } from './total-supply';

export const plot: PlotMaker = (fact) => {
  const inflation = full(fact);
  const floor = floorYear(inflation);
  const growth = growthOf(inflation, fact);
  // The growth of a delegation in a year, divided by that of the supply.
  const adjustedYield = (year: number, share: number) =>
    (1 + stakedYield(growth, year, share)) / growth(year, year + 1) - 1;
  return {
    title:
      'By how much a delegation’s share of the supply grows in a year, before commission, by the share of the supply that is staked. Parameters of the set full.',
    alt: 'Three falling curves that end at zero where all is staked. In the first year a delegation’s share of the supply grows by 34 % if 20 % of the supply is staked, by 5 % at 60 % and by 1.9 % at 80 %. At the floor it is 6.2 %, 1 % and 0.4 %.',
    x: {
      label: 'Staked share of the supply',
      values: shares,
      ticks: [0.2, 0.4, 0.6, 0.8, 1],
      format: { style: 'percent' },
    },
    y: {
      label: 'Yield after dilution',
      domain: [0, 0.35],
      format: { style: 'percent', maximumSignificantDigits: 3 },
    },
    series: [
      { label: 'First year', at: (share) => adjustedYield(0, share) },
      { label: 'After five years', at: (share) => adjustedYield(5, share) },
      { label: 'At the floor', at: (share) => adjustedYield(floor, share) },
    ],
    rows: [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  };
};
