import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'writingProarams/Instructions/list-instructions.ts',
    invokes: [programs.memoV3, programs.system],
    effects: {
      'the recipient has the amount': ({ runtime, printed }) =>
        expect(runtime.svm.getBalance(address(printed.recipient ?? ''))).toBe(1_000_000n),
      'the memo came first and was signed by the sender': ({ runtime, printed }) => {
        const last = runtime.transactions.at(-1);
        expect(last).toMatchObject({ err: null, programs: [programs.memoV3, programs.system] });
        const logs = last?.logs.join('\n');
        expect(logs).toContain('invoice 42');
        // The memo program logs who signed.
        expect(logs).toContain(printed.sender);
      },
    },
  },
];
