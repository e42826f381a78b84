import { address } from '@solana/kit';
import { getMintDecoder, getTokenDecoder } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'writingProarams/ProgramInvocation/show-calls.ts',
    invokes: [programs.system, programs.token2022, programs.associatedToken2022],
    effects: {
      'a mint with nine decimals and one empty token account of it exist': ({ runtime }) => {
        const accounts = runtime.svm.getProgramAccounts(address(programs.token2022));
        const token = accounts.find((it) => it.data.length === 170);
        const held = getTokenDecoder().decode(token?.data.slice(0, 165) ?? new Uint8Array());
        expect(held.amount).toBe(0n);
        const mint = accounts.find((it) => it.address === held.mint);
        expect(mint?.data).toHaveLength(82);
        expect(getMintDecoder().decode(mint?.data ?? new Uint8Array())).toMatchObject({
          decimals: 9,
          mintAuthority: { __option: 'Some', value: held.owner },
          supply: 0n,
        });
      },
      'the printed calls are those of the log': ({ runtime, output }) => {
        const logs = runtime.transactions.at(-1)?.logs.filter((it) => it.includes(' invoke [')) ?? [];
        expect(logs).toHaveLength(7);
        expect(output.trimEnd().split('\n').slice(-7)).toEqual(logs);
        expect(logs.filter((it) => it.endsWith('[2]'))).toHaveLength(4);
      },
    },
  },
];
