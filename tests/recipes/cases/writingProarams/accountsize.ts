import { address } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { example, programs } from '../../programs';

export const cases = recipe('writingProarams/accountsize/resize-cost.ts', {
  invokes: [programs.system],
  effects: {
    'the list belongs to the program and is rent-exempt': ({ svm }) =>
      expect(svm.getProgramAccounts(address(example.program))).toMatchObject([
        { data: { length: 40 }, lamports: svm.minimumBalanceForRentExemption(40n) },
      ]),
    'the printed differences are those of the runtime': ({ svm, output }) => {
      const minimum = (size: bigint) => svm.minimumBalanceForRentExemption(size);
      for (const size of [140n, 32n, 50_000n])
        expect(output).toContain(`${size} bytes: ${minimum(size) - minimum(40n)} lamports`);
    },
  },
});
