import { expect } from 'vitest';
import { recipe } from '../../case';

export const cases = recipe('learn/test-programs/test-payment.ts', {
  invokes: [],
  effects: {
    'it needs no cluster: nothing was sent to the endpoint': ({ transactions }) =>
      expect(transactions).toEqual([]),
  },
});
