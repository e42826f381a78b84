import assert from 'node:assert/strict';
import {
  AccountRole,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';

const svm = new LiteSVM();
// Any address will do here: the program does not depend on its own.
const { address: program } = await generateKeyPairSigner();
svm.addProgramFromFile(program, 'target/deploy/hello.so');

const payer = await generateKeyPairSigner();
svm.airdrop(payer.address, lamports(1_000_000_000n));
const stranger = await generateKeyPairSigner();

// #region call
async function call(visitor: typeof program) {
  const hello = {
    programAddress: program,
    // The visitor signs only if it is the fee payer.
    accounts: [{ address: visitor, role: AccountRole.READONLY }],
  };
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(it),
    (it) => appendTransactionMessageInstruction(hello, it),
    (it) => signTransactionMessageWithSigners(it),
  );
  const result = svm.sendTransaction(transaction);
  const failed = result instanceof FailedTransactionMetadata;
  const meta = failed ? result.meta() : result;
  return { failed, logs: meta.logs(), units: meta.computeUnitsConsumed() };
}
// #endregion

const greeted = await call(payer.address);
assert.equal(greeted.failed, false, greeted.logs.join('\n'));
assert.ok(greeted.logs.includes(`Program log: Hello, ${payer.address}!`));
console.log(
  `Greets a visitor who signs, with ${greeted.units} compute units`,
);

const refused = await call(stranger.address);
assert.equal(refused.failed, true);
assert.equal(
  refused.logs.at(-1),
  `Program ${program} failed: missing required signature for instruction`,
);
console.log('Refuses a visitor who does not sign');
