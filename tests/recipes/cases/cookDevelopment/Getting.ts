import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'cookDevelopment/Getting/request-btg.ts',
    invokes: [programs.system],
    effects: {
      'the recipient has 2 BTG': ({ runtime, printed }) =>
        expect(runtime.svm.getBalance(address(printed.recipient ?? ''))).toBe(2_000_000_000n),
      'one transfer of the faucet brought it': ({ runtime, printed }) => {
        expect(runtime.transactions).toHaveLength(1);
        expect(runtime.transactions[0]).toMatchObject({ signature: printed.signature, err: null });
      },
    },
  },
];
