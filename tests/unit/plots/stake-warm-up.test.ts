import { describe, expect, it } from 'vitest';
import { plot, warmUp } from '@/content/plots/stake-warm-up';

describe('warm-up of a delegation that is alone', () => {
  it('begins with nothing', () => {
    for (const { at } of plot.series) expect(at(0)).toBe(0);
  });

  // Closed form: the effective stake of the cluster grows by 9 % in each epoch until all is in, so that after n epochs
  // 1.09^n - 1 of the stake at the beginning has been added.
  it('follows the growth of the cluster by 9 % an epoch', () => {
    for (const share of [0.05, 0.09, 0.2, 0.5, 1, 3]) {
      for (let epochs = 0; epochs <= 20; epochs += 1) {
        expect(warmUp(epochs, share)).toBeCloseTo(Math.min((1.09 ** epochs - 1) / share, 1), 9);
      }
    }
  });

  // By hand for a delegation of half the cluster, 50 to 100: 9, then 109 × 0.09 = 9.81, 118.81 × 0.09 = 10.6929,
  // 129.5029 × 0.09 = 11.655261, and the rest of 8.841839 is less than 9 % of 141.158161.
  it('takes five epochs for half of the cluster', () => {
    expect(warmUp(1, 0.5)).toBeCloseTo(9 / 50, 9);
    expect(warmUp(2, 0.5)).toBeCloseTo(18.81 / 50, 9);
    expect(warmUp(3, 0.5)).toBeCloseTo(29.5029 / 50, 9);
    expect(warmUp(4, 0.5)).toBeCloseTo(41.158161 / 50, 9);
    expect(warmUp(5, 0.5)).toBe(1);
  });
});
