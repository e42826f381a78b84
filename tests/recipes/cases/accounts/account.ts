import { address } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json';
import type { Case } from '../../case';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'accounts/account/create-account.ts',
    invokes: [programs.system],
    effects: {
      'the account has 64 empty bytes, the owner and the rent-exempt minimum': ({ runtime, printed }) =>
        expect(runtime.svm.getAccount(address(printed.account ?? ''))).toMatchObject({
          exists: true,
          programAddress: network.example.program,
          data: new Uint8Array(64),
          lamports: runtime.svm.minimumBalanceForRentExemption(64n),
        }),
      'the printed signature is that of the creation': ({ runtime, printed }) =>
        expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null }),
    },
  },
];
