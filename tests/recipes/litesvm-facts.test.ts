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
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { expect, it } from 'vitest';
import { programs } from './programs';
import { note } from './runtime/support';

// What /learn/test-programs says about LiteSVM, in contrast to a node. An upgrade of the package can change it.

const exists = (program: string) => new LiteSVM().getAccount(address(program)).exists;

it.each([programs.system, programs.token, programs.associatedToken, programs.memoV3])('has %s', (program) =>
  expect(exists(program)).toBe(true),
);

it.each([
  programs.token2022,
  programs.associatedToken2022,
  programs.nativeMint,
  programs.config,
  programs.zkTokenProof,
])('does not have %s', (program) => expect(exists(program)).toBe(false));

it('has the same minimum balances as a node, from other factors', () => {
  const svm = new LiteSVM();
  const { lamportsPerByteYear, exemptionThreshold } = svm.getRent();
  expect([lamportsPerByteYear, exemptionThreshold]).toEqual([6_960n, 1]);
  for (const size of [0n, 165n, 10_000n]) {
    expect(svm.minimumBalanceForRentExemption(size)).toBe((128n + size) * 3_480n * 2n);
  }
});

it('has a time that begins at zero and does not move with the slot', () => {
  const svm = new LiteSVM();
  svm.warpToSlot(1_000_000n);
  const { slot, unixTimestamp, epoch } = svm.getClock();
  expect([slot, unixTimestamp, epoch]).toEqual([1_000_000n, 0n, 0n]);
});

it('accepts the newest blockhash only, and refuses a repetition; its Memo logs two lines', async () => {
  const svm = new LiteSVM();
  const payer = await generateKeyPairSigner();
  svm.airdrop(payer.address, lamports(1_000_000_000n));
  const sign = () =>
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(message),
      (message) => appendTransactionMessageInstruction(note('again'), message),
      (message) => signTransactionMessageWithSigners(message),
    );
  const outcome = (result: ReturnType<LiteSVM['sendTransaction']>) =>
    result instanceof FailedTransactionMetadata ? result.toString() : 'success';

  const first = svm.sendTransaction(await sign());
  if (first instanceof FailedTransactionMetadata) throw new Error(first.toString());
  expect(first.logs().slice(1, 3)).toEqual(['Program log: Memo (len 5)', 'Program log: again']);
  expect(outcome(svm.sendTransaction(await sign()))).toContain('AlreadyProcessed');
  svm.expireBlockhash();
  const second = await sign();
  svm.expireBlockhash();
  expect(outcome(svm.sendTransaction(second))).toContain('BlockhashNotFound');
});
