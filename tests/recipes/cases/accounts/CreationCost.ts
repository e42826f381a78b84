import { expect } from 'vitest';
import { recipe } from '../../case';

export const cases = recipe('accounts/CreationCost/creation-cost.ts', {
  invokes: [],
  effects: {
    'each cost is that of the runtime and of the formula': ({ svm, output }) => {
      const lines = [...output.matchAll(/, (\d+) bytes: (\d+) lamports, ([\d.]+) BTG$/gm)];
      expect(lines.map(([, size]) => size)).toEqual(['0', '82', '165', '1024', '10485760']);
      for (const [, size = '', cost = '', btg] of lines) {
        expect(BigInt(cost)).toBe((128n + BigInt(size)) * 3_480n * 2n);
        expect(BigInt(cost)).toBe(svm.minimumBalanceForRentExemption(BigInt(size)));
        expect(Number(btg)).toBe(Number(cost) / 1e9);
      }
    },
  },
});
