import { address } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Case } from '../../case';
import { programs } from '../../programs';

const program = address(network.example.program);

export const cases: Case[] = [
  {
    program: 'writingProarams/accountsize/resize-cost.ts',
    invokes: [programs.system],
    effects: {
      'the list belongs to the program and is rent-exempt': ({ runtime }) => {
        const lists = runtime.svm.getProgramAccounts(program);
        expect(lists).toHaveLength(1);
        expect(lists[0]?.data).toHaveLength(40);
        expect(lists[0]?.lamports).toBe(runtime.svm.minimumBalanceForRentExemption(40n));
      },
      'the printed differences are those of the runtime': ({ runtime, output }) => {
        const minimum = (size: bigint) => runtime.svm.minimumBalanceForRentExemption(size);
        for (const size of [140n, 32n, 50_000n]) {
          expect(output).toContain(`${size} bytes: ${minimum(size) - minimum(40n)} lamports`);
        }
      },
    },
  },
];
