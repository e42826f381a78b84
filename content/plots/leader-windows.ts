import type { PlotMaker } from '@/lib/reference/plots/plot';

/** 0.0001 % to 10 %, twelve values for each power of ten. */
const shares = Array.from({ length: 61 }, (_, index) => 10 ** (-6 + index / 12));

export const plot: PlotMaker = (fact) => {
  const slotHours = fact('DEFAULT_MS_PER_SLOT') / 1_000 / 3_600;
  // ledger/src/leader_schedule.rs draws the leader of each window of slots anew, with the stakes as weights: a window
  // is the validator's with a chance of its share, so that windows lie 1 / share windows apart on average.
  const windowHours = fact('NUM_CONSECUTIVE_LEADER_SLOTS') * slotHours;
  const epochHours = fact('DEFAULT_SLOTS_PER_EPOCH') * slotHours;
  return {
    title: 'Mean time between the leader windows of a validator, by its share of the stake.',
    alt: 'A straight line on logarithmic axes. With 0.0001 % of the stake, the time is 444 hours; with 0.01 %, 4.4 hours; with 10 %, 0.0044 hours (16 seconds). The line crosses the length of an epoch, 48 hours, near 0.0009 %.',
    x: {
      label: 'Share of the stake',
      values: shares,
      scale: 'log',
      ticks: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1],
      format: { style: 'percent', maximumSignificantDigits: 4 },
    },
    y: {
      label: 'Hours',
      scale: 'log',
      domain: [0.001, 1_000],
      ticks: [0.001, 0.1, 10, 1_000],
      format: { maximumSignificantDigits: 3 },
    },
    series: [
      { label: 'Between two windows', at: (share) => windowHours / share },
      { label: 'One epoch', at: () => epochHours },
    ],
    rows: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1],
  };
};
