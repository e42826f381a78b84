import {
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { expect, it } from 'vitest';
import { programs } from './programs';

// What /learn/test-programs says about LiteSVM, in contrast to a node. An upgrade of the package can change it.

it('has these programs, and not those', () => {
  const { system, token, associatedToken, memoV3 } = programs;
  const { token2022, associatedToken2022, nativeMint, config, zkTokenProof } = programs;
  const exists = (program: string) => new LiteSVM().getAccount(address(program)).exists;
  expect([system, token, associatedToken, memoV3].filter((it) => !exists(it))).toEqual([]);
  expect([token2022, associatedToken2022, nativeMint, config, zkTokenProof].filter(exists)).toEqual([]);
});

it('has the same minimum balances as a node, from other factors, and a time that does not move with the slot', () => {
  const svm = new LiteSVM();
  const { lamportsPerByteYear, exemptionThreshold } = svm.getRent();
  expect([lamportsPerByteYear, exemptionThreshold]).toEqual([6_960n, 1]);
  expect(svm.minimumBalanceForRentExemption(165n)).toBe((128n + 165n) * 3_480n * 2n);
  svm.warpToSlot(1_000_000n);
  const { slot, unixTimestamp, epoch } = svm.getClock();
  expect([slot, unixTimestamp, epoch]).toEqual([1_000_000n, 0n, 0n]);
});

it('accepts the newest blockhash only, and refuses a repetition; its Memo logs two lines', async () => {
  const svm = new LiteSVM();
  const payer = await generateKeyPairSigner();
  svm.airdrop(payer.address, lamports(1_000_000_000n));
  // The client's own default is a newer program, which Openverse does not have.
  const memo = getAddMemoInstruction({ memo: 'again' }, { programAddress: address(programs.memoV3) });
  const sign = () =>
    pipe(
      createTransactionMessage({ version: 0 }),
      (it) => setTransactionMessageFeePayerSigner(payer, it),
      (it) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(it),
      (it) => appendTransactionMessageInstruction(memo, it),
      (it) => signTransactionMessageWithSigners(it),
    );
  const first = svm.sendTransaction(await sign());
  if (first instanceof FailedTransactionMetadata) throw new Error(first.toString());
  expect(first.logs().slice(1, 3)).toEqual(['Program log: Memo (len 5)', 'Program log: again']);
  expect(svm.sendTransaction(await sign()).toString()).toContain('AlreadyProcessed');
  const second = await sign();
  svm.expireBlockhash();
  expect(svm.sendTransaction(second).toString()).toContain('BlockhashNotFound');
});
