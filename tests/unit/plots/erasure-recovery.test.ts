import { describe, expect, it } from 'vitest';
import { blockLost, dataLost, setLost } from '@/content/plots/erasure-recovery';

/** Chances of 0…64 losses, shred by shred: after each, the chance of k losses is that of k before and none, or k - 1 and one. */
function losses(loss: number, shreds: number): number[] {
  let chances = [1];
  for (let sent = 0; sent < shreds; sent += 1) {
    chances = [...chances, 0].map((stay, k) => stay * (1 - loss) + (chances[k - 1] ?? 0) * loss);
  }
  return chances;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0);

describe('erasure recovery', () => {
  it('fails where more than 32 of 64 shreds are lost', () => {
    for (const loss of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
      expect(setLost(loss) / sum(losses(loss, 64).slice(33))).toBeCloseTo(1, 9);
    }
  });

  // By symmetry: at one half, losing more than 32 is as likely as losing fewer, so it is half of all but exactly 32.
  // C(64, 32) = 1,832,624,140,942,590,534, from Pascal's triangle.
  it('is half of all but the middle at one half', () => {
    const middle = Number(1_832_624_140_942_590_534n) / 2 ** 64;
    expect(setLost(0.5)).toBeCloseTo((1 - middle) / 2, 12);
  });

  it('loses the example where one of 50 sets is lost', () => {
    for (const loss of [0.25, 0.3, 0.35, 0.4]) {
      let kept = 1;
      for (let set = 0; set < 50; set += 1) kept *= 1 - sum(losses(loss, 64).slice(33));
      expect(blockLost(loss)).toBeCloseTo(1 - kept, 9);
    }
    // Too small for that subtraction: 50 times the chance of one.
    expect(blockLost(0.1) / (50 * setLost(0.1))).toBeCloseTo(1, 9);
  });

  it('would lose data already where one of 32 data shreds is lost', () => {
    for (const loss of [0.01, 0.1, 0.5])
      expect(dataLost(loss)).toBeCloseTo(sum(losses(loss, 32).slice(1)), 9);
  });
});
