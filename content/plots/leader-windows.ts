import type { Plot } from '@/lib/reference/plots/plot';
import facts from '../facts/clock.json' with { type: 'json' };

const window = Number(facts.NUM_CONSECUTIVE_LEADER_SLOTS.value);
const slotSeconds = Number(facts.DEFAULT_MS_PER_SLOT.shown) / 1_000;
const epochSlots = Number(facts.DEFAULT_SLOTS_PER_EPOCH.shown.replaceAll(',', ''));

/**
 * Mean hours from the beginning of one of a validator's windows to the beginning of its next.
 *
 * ledger/src/leader_schedule.rs draws the leader of each window of slots anew, with the stakes as weights: a window is
 * the validator's with a chance of its share, so that windows lie 1 / share windows apart on average.
 *
 * @param share the validator's share of the stake in the schedule
 */
export function hoursBetweenWindows(share: number): number {
  return (window * slotSeconds) / share / 3_600;
}

/** Hours of an epoch of the usual length. */
export function hoursOfEpoch(): number {
  return (epochSlots * slotSeconds) / 3_600;
}

/**
 * Chance that a validator gets no window in an epoch of the usual length.
 *
 * @param share the validator's share of the stake in the schedule
 */
export function chanceOfNoWindow(share: number): number {
  return (1 - share) ** (epochSlots / window);
}

/** 0.0001 % to 10 %, twelve values for each power of ten. */
const shares = Array.from({ length: 61 }, (_, index) => 10 ** (-6 + index / 12));

export const plot: Plot = {
  title: 'Mean time between the leader windows of a validator, by its share of the stake.',
  alt: 'A straight line on logarithmic axes: 444 hours with 0.0001 % of the stake, 4.4 hours with 0.01 % and 0.0044 hours, 16 seconds, with 10 %. It crosses the length of an epoch, 48 hours, near 0.0009 %.',
  x: {
    label: 'Share of the stake',
    values: shares,
    scale: 'log',
    ticks: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1],
    format: { style: 'percent', maximumSignificantDigits: 4 },
  },
  y: { label: 'Hours', scale: 'log', domain: [0.001, 1_000], format: { maximumSignificantDigits: 3 } },
  series: [
    { label: 'Between two windows', at: hoursBetweenWindows },
    { label: 'One epoch', at: hoursOfEpoch },
  ],
  rows: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1],
};
