import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';

export const cases: Case[] = [
  {
    program: 'accounts/AccountBalance/get-balance.ts',
    invokes: [],
    effects: {
      'the owner has what was printed': ({ runtime, printed, output }) => {
        const balance = runtime.svm.getBalance(address(printed.owner ?? ''));
        expect(balance).toBe(1_500_000_000n);
        expect(output).toContain(`${printed.owner} has ${balance} lamports`);
        expect(output).toContain(`${printed.owner}: ${balance}\n`);
      },
      'the stranger has no account': ({ runtime, printed }) =>
        expect(runtime.svm.getBalance(address(printed.stranger ?? ''))).toBeNull(),
      'the slot is one of the runtime': ({ runtime, printed }) => {
        const now = runtime.svm.getClock().slot;
        expect(BigInt(printed.slot ?? '')).toBeGreaterThan(now - 1_000n);
        expect(BigInt(printed.slot ?? '')).toBeLessThanOrEqual(now);
      },
    },
  },
];
