import { address } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Case } from '../../case';
import { programs } from '../../programs';

const shop = address(network.example.recipient);

export const cases: Case[] = [
  {
    program: 'writingProarams/MultipleInstructions/pay-before.ts',
    invokes: [programs.system, programs.memoV3],
    effects: {
      'the shop has the price, as printed': ({ runtime, printed }) => {
        expect(runtime.svm.getBalance(shop)).toBe(1_000_000n);
        expect(printed.lamports).toBe('1000000');
      },
      'the payment came right before the call': ({ runtime }) => {
        const last = runtime.transactions.at(-1);
        expect(last).toMatchObject({ err: null, programs: [programs.system, programs.memoV3] });
        expect(last?.logs.join('\n')).toMatch(/\bbuy\b/);
      },
    },
  },
];
