import type { Plot } from '@/lib/reference/plots/plot';
import clock from '../facts/clock.json' with { type: 'json' };
import facts from '../facts/storage.json' with { type: 'json' };

const standard = Number(facts.DEFAULT_MAX_LEDGER_SHREDS.value.replaceAll('_', ''));
const minimum = Number(facts.DEFAULT_MIN_MAX_LEDGER_SHREDS.value.replaceAll('_', ''));
const slotSeconds = Number(clock.DEFAULT_MS_PER_SLOT.shown) / 1_000;

/**
 * Hours of blocks that the cleanup leaves: as many slots as fit under the limit, as in
 * core/src/ledger_cleanup_service.rs, find_slots_to_clean.
 *
 * @param shredsPerSlot mean of data shreds in a slot; coding shreds are not counted
 * @param limit the value of --limit-ledger-size
 */
export function hoursKept(shredsPerSlot: number, limit: number): number {
  return ((limit / shredsPerSlot) * slotSeconds) / 3_600;
}

export const plot: Plot = {
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
