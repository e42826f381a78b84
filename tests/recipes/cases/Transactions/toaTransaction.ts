import { address, getBase58Encoder, getUtf8Decoder } from '@solana/kit';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { landedTransaction } from '../../landed-transaction';
import { programs } from '../../programs';

const sent = (after: Aftermath) => landedTransaction(after, after.printed.signature);

export const cases: Case[] = [
  {
    program: 'Transactions/toaTransaction/add-memo.ts',
    invokes: [programs.memoV3, programs.system],
    effects: {
      'the memo program got the text, with the sender as signer': async (after) => {
        const { message } = (await sent(after)).transaction;
        const memo = message.instructions.find(
          (it) => message.accountKeys[it.programIdIndex] === programs.memoV3,
        );
        expect(getUtf8Decoder().decode(getBase58Encoder().encode(memo?.data ?? ''))).toBe('Invoice 4711');
        expect(memo?.accounts.map((index) => message.accountKeys[index])).toEqual([after.printed.sender]);
        expect(message.header.numRequiredSignatures).toBe(1);
        expect(message.accountKeys[0]).toBe(after.printed.sender);
      },
      'the recipient has a quarter of a BTG': async (after) => {
        const { message } = (await sent(after)).transaction;
        const recipient = message.accountKeys[1] ?? '';
        expect(after.runtime.svm.getBalance(address(recipient))).toBe(250_000_000n);
      },
    },
  },
];
