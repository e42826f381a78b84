import type { PlotMaker } from '@/lib/reference/plots/plot';

export const plot: PlotMaker = (fact) => {
  const standard = fact('DEFAULT_MAX_LEDGER_SHREDS');
  const minimum = fact('DEFAULT_MIN_MAX_LEDGER_SHREDS');
  const slotSeconds = fact('DEFAULT_MS_PER_SLOT') / 1_000;
  // The cleanup leaves as many slots as fit under the limit, the value of --limit-ledger-size; coding shreds are not
  // counted: find_slots_to_clean of core/src/ledger_cleanup_service.rs.
  const hoursKept = (shredsPerSlot: number, limit: number) => ((limit / shredsPerSlot) * slotSeconds) / 3_600;
  return {
    title:
      'Hours of blocks that stay in the blockstore, by the mean number of data shreds in a slot, at the default slot time',
    alt: 'Three falling curves. With the default limit, 100 data shreds in a slot leave 222 hours and 3,000 leave 7.4 hours; the minimum limit leaves a quarter of that, twice the default leaves double.',
    x: {
      label: 'Data shreds in a slot',
      scale: 'log',
      values: Array.from({ length: 60 }, (_, step) => 100 * 30 ** (step / 59)),
      ticks: [100, 300, 1_000, 3_000],
    },
    y: { label: 'Hours kept', scale: 'log', ticks: [1, 10, 100, 1_000], domain: [1, 1_000] },
    series: [
      { label: 'Twice the default', at: (shreds) => hoursKept(shreds, 2 * standard) },
      { label: 'Default limit', at: (shreds) => hoursKept(shreds, standard) },
      { label: 'Minimum limit', at: (shreds) => hoursKept(shreds, minimum) },
    ],
    rows: [100, 300, 500, 1_000, 2_000, 3_000],
  };
};
