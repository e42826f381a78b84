import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('writingProarams/Instructions/list-instructions.ts', {
  invokes: [programs.memoV3, programs.system],
  effects: {
    'the recipient has the amount': ({ balance }) => expect(balance('recipient')).toBe(1_000_000n),
    'the memo came first and was signed by the sender': ({ last, printed }) => {
      expect(last()).toMatchObject({ err: null, programs: [programs.memoV3, programs.system] });
      const logs = last().logs.join('\n');
      expect(logs).toContain('invoice 42');
      // The memo program logs who signed.
      expect(logs).toContain(printed.sender);
    },
  },
});
