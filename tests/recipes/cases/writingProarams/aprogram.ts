import { address } from '@solana/kit';
import { AccountState, getTokenDecoder } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'writingProarams/aprogram/read-fields.ts',
    invokes: [programs.system, programs.token2022, programs.associatedToken2022],
    effects: {
      'what was read from the bytes is what the decoder reads': ({ runtime, printed }) => {
        const accounts = runtime.svm.getProgramAccounts(address(programs.token2022));
        const token = accounts.find((it) => it.data.length === 170);
        expect(getTokenDecoder().decode(token?.data.slice(0, 165) ?? new Uint8Array())).toMatchObject({
          mint: printed.mint,
          owner: printed.owner,
          amount: 99n,
          state: AccountState.Initialized,
        });
      },
    },
  },
];
