import { address } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { example, programs } from '../../programs';

export const cases = recipe('writingProarams/Program/try-to-take.ts', {
  invokes: [programs.system],
  effects: {
    'the pot belongs to the program and holds the minimum of 32 empty bytes': ({ svm }) =>
      expect(svm.getProgramAccounts(address(example.program))).toMatchObject([
        { data: new Uint8Array(32), lamports: 1_113_600n },
      ]),
    'nothing was taken: the last transaction made the pot': ({ last, transactions }) => {
      expect(last()).toMatchObject({ err: null, programs: [programs.system] });
      expect(transactions.flatMap((it) => it.logs).join('\n')).not.toContain('must not carry data');
    },
    'the simulation names the reason': ({ output }) =>
      expect(output).toMatch(/cannot be taken:\n.*\nTransfer: `from` must not carry data\n/),
  },
});
