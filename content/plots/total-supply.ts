import type { Plot } from '@/lib/reference/plots/plot';
import clock from '../facts/clock.json' with { type: 'json' };
import facts from '../facts/proposals-economics.json' with { type: 'json' };
import { full, type Inflation, unnamed, validator } from './inflation-schedule';

const secondsInYear = facts.SECONDS_PER_YEAR.value
  .replaceAll('_', '')
  .split('*')
  .reduce((product, factor) => product * Number(factor), 1);
const slotsInYear =
  (secondsInYear * Number(clock.DEFAULT_TICKS_PER_SECOND.value)) / Number(clock.DEFAULT_TICKS_PER_SLOT.value);

/** Length of an epoch in years: epoch_duration_in_years() of runtime/src/bank.rs, with the default lengths. */
export const epoch = Number(clock.DEFAULT_SLOTS_PER_EPOCH.shown.replaceAll(',', '')) / slotsInYear;

/**
 * Factor by which something grows while rewards are added to it epoch by epoch.
 *
 * calculate_previous_epoch_inflation_rewards() of runtime/src/bank.rs mints for each epoch the rate at its end, times
 * its length in years, times the supply. With a share of 1 the result is the growth of the supply; with the part of the
 * supply that is staked, held constant, it is the growth of a delegation that keeps its rewards and pays no commission.
 * An epoch that is cut off by the end of the time counts for the part that lies in it.
 *
 * @param from years since inflation began; an epoch begins there
 * @param to years since inflation began
 * @param share part of the supply among which what is minted is divided
 */
export function growth(inflation: Inflation, from: number, to: number, share = 1): number {
  let factor = 1;
  let year = from;
  while (year < to) {
    const length = Math.min(epoch, to - year);
    year += length;
    factor *= 1 + (validator(inflation, year) * length) / share;
  }
  return factor;
}

export const plot: Plot = {
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
    { label: 'Set full', at: (year) => growth(full, 0, year) },
    { label: 'Default set', at: (year) => growth(unnamed, 0, year) },
  ],
  rows: [0, 1, 2, 3, 5, 7, 10, 15, 20],
};
