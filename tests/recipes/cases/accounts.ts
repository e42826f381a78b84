import { expect } from 'vitest';
import type { Case } from '../case';
import { example, programs } from '../programs';

const { associatedToken, nativeMint, system, token } = programs;

export const accounts: readonly Case[] = [
  {
    program: 'accounts/AccountBalance/get-balance.ts',
    invokes: [system],
    state: { owner: 1_500_000_000n, stranger: null },
  },
  {
    program: 'accounts/CloseanAccount/close-accounts.ts',
    invokes: [system],
    state: { wallet: null, 'nonce account': null, payer: 1_999_975_000n },
  },
  { program: 'accounts/CreationCost/creation-cost.ts' },
  {
    program: 'accounts/PDAAccount/create-pda-account.ts',
    invokes: [associatedToken, system, token],
    state: {
      pda: { programAddress: token, lamports: 2_039_280n, mint: nativeMint, amount: 0n },
      'pda.owner': 1_000_000_000n - 2_039_280n - 5_000n,
    },
    associated: ['pda'],
  },
  {
    program: 'accounts/account/create-account.ts',
    invokes: [system],
    state: { account: { programAddress: example.program, lamports: 1_336_320n } },
    checks: {
      'the account has 64 empty bytes': ({ account }) =>
        expect(account('account').data).toEqual(new Uint8Array(64)),
    },
  },
];
