import { address } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Case } from '../../case';
import { programs } from '../../programs';

const program = address(network.example.program);

export const cases: Case[] = [
  {
    program: 'writingProarams/Openverseprogram/check-account.ts',
    invokes: [programs.system],
    effects: {
      'the forged account has owner and size of a vault, and no data': ({ runtime }) => {
        const accounts = runtime.svm.getProgramAccounts(program);
        expect(accounts).toHaveLength(1);
        expect(accounts[0]?.data).toEqual(new Uint8Array(41));
        expect(accounts[0]?.lamports).toBe(runtime.svm.minimumBalanceForRentExemption(41n));
      },
    },
  },
];
