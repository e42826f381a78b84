import { describe, expect, it } from 'vitest';
import { coolDown, plot } from '@/content/plots/stake-cool-down';

describe('cool-down of a delegation that is alone', () => {
  it('begins with everything', () => {
    for (const { at } of plot.series) expect(at(0)).toBe(1);
  });

  // Closed form: the effective stake of the cluster falls by 9 % in each epoch until all is out, so that after n epochs
  // 1 - 0.91^n of the stake at the beginning is free.
  it('follows the fall of the cluster by 9 % an epoch', () => {
    for (const share of [0.05, 0.09, 0.2, 0.5, 0.9]) {
      for (let epochs = 0; epochs <= 30; epochs += 1) {
        expect(coolDown(epochs, share)).toBeCloseTo(Math.max(1 - (1 - 0.91 ** epochs) / share, 0), 9);
      }
    }
  });

  // By hand for 20 of 100: 9 of 100, then 9 % of 91 = 8.19, and the rest of 2.81 is less than 9 % of 82.81.
  it('takes three epochs for a fifth of the cluster', () => {
    expect(coolDown(1, 0.2)).toBeCloseTo(11 / 20, 9);
    expect(coolDown(2, 0.2)).toBeCloseTo(2.81 / 20, 9);
    expect(coolDown(3, 0.2)).toBe(0);
  });
});
