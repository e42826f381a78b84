import type { PlotMaker } from '@/lib/reference/plots/plot';

export const plot: PlotMaker = (fact) => {
  // Slots for which a vote is locked: Lockout::lockout of sdk/program/src/vote/state/mod.rs.
  const initial = fact('INITIAL_LOCKOUT');
  const counts = Array.from({ length: fact('MAX_LOCKOUT_HISTORY') }, (_, index) => index + 1);
  return {
    title: 'Each vote on top doubles the lockout of the votes below it.',
    alt: 'A straight line on a logarithmic scale: 2 slots after 1 confirmation, 256 after 8, 65,536 after 16 and more than two billion after 31.',
    x: { label: 'Confirmations', values: counts, ticks: [1, 8, 16, 24, 31] },
    y: {
      label: 'Lockout in slots',
      scale: 'log',
      ticks: [10, 1_000, 100_000, 10_000_000, 1_000_000_000],
      format: { notation: 'compact' },
    },
    series: [{ label: 'Lockout', at: (confirmations) => initial ** confirmations }],
    rows: [1, 2, 4, 8, 16, 24, 31],
  };
};
