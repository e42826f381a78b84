import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('cookDevelopment/Subscribing/subscribe.ts', {
  invokes: [programs.system],
  effects: {
    'the logs are those of the airdrop': ({ last, output }) => {
      for (const line of last().logs) expect(output).toContain(`\n  ${line}`);
    },
    'the slot is that of the airdrop or, at its commitment, a later one': async ({ landed, number }) => {
      const { slot, meta } = await landed();
      expect(number('slot')).toBeGreaterThanOrEqual(slot);
      expect(number('slot')).toBeLessThan(slot + 1_000n);
      expect(meta?.postBalances[1]).toBe(1_000_000_000n);
    },
  },
});
