import { address } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Case } from '../../case';
import { programs } from '../../programs';

const program = address(network.example.program);

export const cases: Case[] = [
  {
    program: 'writingProarams/Program/try-to-take.ts',
    invokes: [programs.system],
    effects: {
      'the pot belongs to the program and holds the minimum of 32 empty bytes': ({ runtime }) => {
        const pots = runtime.svm.getProgramAccounts(program);
        expect(pots).toHaveLength(1);
        expect(pots[0]?.lamports).toBe(1_113_600n);
        expect(pots[0]?.data).toEqual(new Uint8Array(32));
      },
      'nothing was taken: the last transaction made the pot': ({ runtime }) => {
        expect(runtime.transactions.at(-1)).toMatchObject({ err: null, programs: [programs.system] });
        expect(runtime.transactions.flatMap((it) => it.logs).join('\n')).not.toContain('must not carry data');
      },
      'the simulation names the reason': ({ output }) =>
        expect(output).toMatch(/cannot be taken:\n.*\nTransfer: `from` must not carry data\n/),
    },
  },
];
