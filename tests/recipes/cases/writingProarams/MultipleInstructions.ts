import { expect } from 'vitest';
import { recipe } from '../../case';
import { example, programs } from '../../programs';

export const cases = recipe('writingProarams/MultipleInstructions/pay-before.ts', {
  invokes: [programs.system, programs.memoV3],
  effects: {
    'the shop has the price, as printed': ({ balance, printed }) => {
      expect(balance(example.recipient)).toBe(1_000_000n);
      expect(printed.lamports).toBe('1000000');
    },
    'the payment came right before the call': ({ last }) => {
      expect(last()).toMatchObject({ err: null, programs: [programs.system, programs.memoV3] });
      expect(last().logs.join('\n')).toMatch(/\bbuy\b/);
    },
  },
});
