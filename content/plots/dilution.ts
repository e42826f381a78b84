import type { PlotMaker } from '@/lib/reference/plots/plot';
import { full } from './inflation-schedule';
import { growthOf } from './total-supply';

export const plot: PlotMaker = (fact) => {
  const growth = growthOf(full(fact), fact);
  // What is left of a balance that never changes, compared with the supply if the share is 1, otherwise with a
  // delegation of the same size that keeps its rewards while this share of the supply is staked.
  const left = (years: number, share = 1) => 1 / growth(0, years, share);
  return {
    title:
      'A balance that is not staked, relative to the supply and to a delegation that began with the same amount. Parameters of the set full, before commission.',
    alt: 'Three falling curves from 100 %. Of the share of the supply 92.9 % is left after one year, 67 % after ten and 58 % after twenty. Against a delegation 59 % is left after ten years and 48 % after twenty if 75 % of the supply is staked, 45 % and 34 % if half of it is.',
    x: {
      label: 'Years',
      values: Array.from({ length: 81 }, (_, step) => step / 4),
      ticks: [0, 5, 10, 15, 20],
    },
    y: { label: 'What is left', domain: [0, 1], format: { style: 'percent', maximumSignificantDigits: 3 } },
    series: [
      { label: 'Of the supply', at: (years) => left(years) },
      { label: 'Against stakers, 75 %', at: (years) => left(years, 0.75) },
      { label: 'Against stakers, 50 %', at: (years) => left(years, 0.5) },
    ],
    rows: [0, 1, 2, 3, 5, 7, 10, 15, 20],
  };
};
