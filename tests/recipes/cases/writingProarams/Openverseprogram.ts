import { address } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { example, programs } from '../../programs';

export const cases = recipe('writingProarams/Openverseprogram/check-account.ts', {
  invokes: [programs.system],
  effects: {
    'the forged account has owner and size of a vault, and no data': ({ svm }) =>
      expect(svm.getProgramAccounts(address(example.program))).toMatchObject([
        { data: new Uint8Array(41), lamports: svm.minimumBalanceForRentExemption(41n) },
      ]),
  },
});
