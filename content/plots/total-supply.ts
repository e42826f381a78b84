import type { FactReader, PlotMaker } from '@/lib/reference/plots/plot';
import { full, type Inflation, unnamed, validator } from './inflation-schedule';

/** Length of an epoch in years: epoch_duration_in_years() of runtime/src/bank.rs, with the default lengths. */
function epochInYears(fact: FactReader): number {
  const slotsInYear =
    (fact('SECONDS_PER_YEAR') * fact('DEFAULT_TICKS_PER_SECOND')) / fact('DEFAULT_TICKS_PER_SLOT');
  return fact('DEFAULT_SLOTS_PER_EPOCH') / slotsInYear;
}

/** Factor by which something grows from one year to another, see `growthOf`. */
export type Growth = (from: number, to: number, share?: number) => number;

/**
 * A function that returns the factor by which something grows while rewards are added to it epoch by epoch.
 *
 * calculate_previous_epoch_inflation_rewards() of runtime/src/bank.rs mints for each epoch the rate at its end, times
 * its length in years, times the supply. With a share of 1 the result is the growth of the supply; with the part of the
 * supply that is staked, held constant, it is the growth of a delegation that keeps its rewards and pays no commission.
 * An epoch that is cut off by the end of the time counts for the part that lies in it.
 *
 * @returns a function of the years since inflation began, in the first of which an epoch begins, and of the part of the
 *   supply among which what is minted is divided
 */
export function growthOf(inflation: Inflation, fact: FactReader): Growth {
  const epoch = epochInYears(fact);
  return (from, to, share = 1) => {
    let factor = 1;
    let year = from;
    while (year < to) {
      const length = Math.min(epoch, to - year);
      year += length;
      factor *= 1 + (validator(inflation, year) * length) / share;
    }
    return factor;
  };
}

export const plot: PlotMaker = (fact) => {
  const ofFull = growthOf(full(fact), fact);
  const ofDefault = growthOf(unnamed(fact), fact);
  return {
    title:
      'Supply relative to the one at the start, by the years since inflation began. Nothing is burned; default parameters of the 1.17 code.',
    alt: 'Two curves close together. With the set full the supply reaches 1.077 after one year, 1.315 after five, 1.485 after ten and 1.725 after twenty. With the default set, whose foundation part is not minted, it is 1.073, 1.297, 1.460 and 1.696.',
    x: {
      label: 'Years',
      values: Array.from({ length: 81 }, (_, step) => step / 4),
      ticks: [0, 5, 10, 15, 20],
    },
    y: { label: 'Supply', domain: [1, 1.8] },
    series: [
      { label: 'Set full', at: (year) => ofFull(0, year) },
      { label: 'Default set', at: (year) => ofDefault(0, year) },
    ],
    rows: [0, 1, 2, 3, 5, 7, 10, 15, 20],
  };
};
