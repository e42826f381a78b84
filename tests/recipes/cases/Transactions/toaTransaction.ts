import { getBase58Encoder, getUtf8Decoder } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('Transactions/toaTransaction/add-memo.ts', {
  invokes: [programs.memoV3, programs.system],
  effects: {
    'the memo program got the text, with the sender as signer': async ({ landed, printed, signers }) => {
      const { accountKeys, instructions } = (await landed()).transaction.message;
      const memo = instructions.find((it) => accountKeys[it.programIdIndex] === programs.memoV3);
      expect(getUtf8Decoder().decode(getBase58Encoder().encode(memo?.data ?? ''))).toBe('Invoice 4711');
      expect(memo?.accounts.map((index) => accountKeys[index])).toEqual([printed.sender]);
      expect(await signers()).toEqual([printed.sender]);
    },
    'the recipient has a quarter of a BTG': async ({ landed, balance }) => {
      const { accountKeys } = (await landed()).transaction.message;
      expect(balance(accountKeys[1] ?? '')).toBe(250_000_000n);
    },
  },
});
