import type { Cases } from '../case';
import { programs } from '../programs';

const { associatedToken, nativeMint, system, token } = programs;

export const accounts: Cases = {
  'accounts/AccountBalance/get-balance.ts': { invokes: [system] },
  'accounts/CloseanAccount/close-accounts.ts': { invokes: [system] },
  'accounts/CreationCost/creation-cost.ts': {},
  'accounts/PDAAccount/create-pda-account.ts': {
    invokes: [associatedToken, system, token],
    state: {
      pda: { lamports: 2_039_280n, mint: nativeMint, amount: 0n },
      'pda.owner': 1_000_000_000n - 2_039_280n - 5_000n,
    },
  },
  'accounts/account/create-account.ts': { invokes: [system] },
};
