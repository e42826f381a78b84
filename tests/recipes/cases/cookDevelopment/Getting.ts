import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('cookDevelopment/Getting/request-btg.ts', {
  invokes: [programs.system],
  effects: {
    'the recipient has 2 BTG': ({ balance }) => expect(balance('recipient')).toBe(2_000_000_000n),
    'one transfer of the faucet brought it': ({ transactions }) => expect(transactions).toHaveLength(1),
  },
});
