import { describe, expect, it } from 'vitest';
import { hoursKept, plot } from '@/content/plots/ledger-retention';

/**
 * The cleanup of core/src/ledger_cleanup_service.rs, slot by slot with its integer arithmetic: a cluster produces
 * slots of equal size, and every 513 slots (more than 512) the service counts and drops. Returns the slots that are
 * left after the last cleanup.
 */
function slotsLeft(shredsPerSlot: bigint, limit: bigint, produced: bigint): bigint {
  let lowest = 1n;
  let highest = 0n;
  while (highest < produced) {
    highest += 513n;
    const slots = highest - lowest + 1n;
    const shreds = slots * shredsPerSlot;
    const mean = shreds / slots;
    if (shreds > limit) lowest += (shreds - limit + mean - 1n) / mean;
  }
  return highest - lowest + 1n;
}

describe('hours of blocks in the blockstore', () => {
  it.each([
    [100, 200_000_000],
    [1_000, 200_000_000],
    [3_000, 200_000_000],
    [100, 50_000_000],
    [1_500, 50_000_000],
    [3_000, 50_000_000],
    [500, 400_000_000],
    [1_000, 400_000_000],
    [3_000, 400_000_000],
  ])('with %i shreds in a slot and a limit of %i, is what the service leaves', (shreds, limit) => {
    const slots = slotsLeft(BigInt(shreds), BigInt(limit), BigInt(Math.ceil((3 * limit) / shreds)));
    // Slots last 0.4 s. The service rounds to whole slots.
    expect(Math.abs(hoursKept(shreds, limit) - (Number(slots) * 0.4) / 3_600)).toBeLessThan(0.4 / 3_600);
  });

  it('draws the three limits in falling order', () => {
    expect(plot.series.map((series) => Math.round(series.at(1_000) * 10) / 10)).toEqual([44.4, 22.2, 5.6]);
  });
});
