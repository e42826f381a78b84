import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('accounts/AccountBalance/get-balance.ts', {
  invokes: [programs.system],
  effects: {
    'the owner has what was printed': ({ balance, printed, output }) => {
      expect(balance('owner')).toBe(1_500_000_000n);
      expect(output).toContain(`${printed.owner} has 1500000000 lamports`);
      expect(output).toContain(`${printed.owner}: 1500000000\n`);
    },
    'the stranger has no account': ({ balance }) => expect(balance('stranger')).toBeNull(),
    'the slot is one of the runtime': ({ svm, number }) => {
      const now = svm.getClock().slot;
      expect(number('slot')).toBeGreaterThan(now - 1_000n);
      expect(number('slot')).toBeLessThanOrEqual(now);
    },
  },
});
