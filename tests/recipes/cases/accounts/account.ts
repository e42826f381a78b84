import { expect } from 'vitest';
import { recipe } from '../../case';
import { example, programs } from '../../programs';

export const cases = recipe('accounts/account/create-account.ts', {
  invokes: [programs.system],
  effects: {
    'the account has 64 empty bytes, the owner and the rent-exempt minimum': ({ account, svm }) =>
      expect(account('account')).toMatchObject({
        programAddress: example.program,
        data: new Uint8Array(64),
        lamports: svm.minimumBalanceForRentExemption(64n),
      }),
  },
});
