import { describe, expect, it } from 'vitest';
import { chanceOfNoWindow, hoursBetweenWindows, hoursOfEpoch, plot } from '@/content/plots/leader-windows';
import { randomNumbers } from '@/lib/random';

/** Draws a schedule window by window, and measures the distances of one validator's windows in it. */
function measured(share: number, windows: number): number {
  const next = randomNumbers(7);
  const mine: number[] = [];
  for (let index = 0; index < windows; index += 1) if (next() < share) mine.push(index);
  const first = mine[0] ?? Number.NaN;
  const last = mine.at(-1) ?? Number.NaN;
  return ((last - first) / (mine.length - 1)) * 1.6;
}

describe('time between leader windows', () => {
  // By hand: a window is 4 slots of 0.4 s, 1.6 s; with all the stake one follows the other.
  it('is a window where one validator has all the stake', () => {
    expect(hoursBetweenWindows(1) * 3_600).toBeCloseTo(1.6, 10);
  });

  // By hand: 1.6 s × 100, × 10,000 and × 1,000,000.
  it('grows as the share falls', () => {
    expect(hoursBetweenWindows(0.01) * 3_600).toBeCloseTo(160, 8);
    expect(hoursBetweenWindows(0.0001) * 3_600).toBeCloseTo(16_000, 6);
    expect(hoursBetweenWindows(0.000001)).toBeCloseTo(444.4444, 3);
  });

  it('is what a draw of a million windows shows', () => {
    for (const share of [0.1, 0.02, 0.005]) {
      expect(measured(share, 1_000_000) / (hoursBetweenWindows(share) * 3_600)).toBeCloseTo(1, 1);
    }
  });

  it('compares with an epoch of 432,000 slots of 0.4 s', () => {
    expect(hoursOfEpoch()).toBeCloseTo(48, 10);
    expect(plot.series[1]?.at(0.1)).toBe(hoursOfEpoch());
  });

  // The limit of (1 - s)^n for small s: e^(-s·n), with n = 108,000 windows in an epoch.
  it('knows how often an epoch passes without a window', () => {
    for (const share of [0.00001, 0.00002, 0.00005]) {
      expect(chanceOfNoWindow(share) / Math.exp(-108_000 * share)).toBeCloseTo(1, 3);
    }
  });
});
