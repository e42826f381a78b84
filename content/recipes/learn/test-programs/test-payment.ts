import assert from 'node:assert/strict';
import {
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import { getTransferSolInstruction } from '@solana-program/system';
import {
  AccountState,
  getMintEncoder,
  getTokenDecoder,
  getTokenEncoder,
  getTransferInstruction,
} from '@solana-program/token';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';

const LAMPORTS_PER_BTG = 1_000_000_000n;
const FEE = 5_000n;

// #region send
const svm = new LiteSVM();
const alice = await generateKeyPairSigner();
const bob = await generateKeyPairSigner();
svm.airdrop(alice.address, lamports(LAMPORTS_PER_BTG));

async function send(instructions: Instruction[]) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(alice, it),
    (it) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(it),
    (it) => appendTransactionMessageInstructions(instructions, it),
    (it) => signTransactionMessageWithSigners(it),
  );
  const result = svm.sendTransaction(transaction);
  const failed = result instanceof FailedTransactionMetadata;
  return { failed, logs: (failed ? result.meta() : result).logs() };
}
// #endregion

const pay = (amount: bigint) =>
  getTransferSolInstruction({
    source: alice,
    destination: bob.address,
    amount: lamports(amount),
  });
const invoice = getAddMemoInstruction(
  { memo: 'Invoice 7' },
  {
    programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
  },
);

// #region success
const paid = await send([pay(LAMPORTS_PER_BTG / 4n), invoice]);
assert.equal(paid.failed, false, paid.logs.join('\n'));
assert.equal(svm.getBalance(bob.address), LAMPORTS_PER_BTG / 4n);
assert.ok(paid.logs.some((line) => line.includes('Invoice 7')));
console.log('Pays, and logs the invoice');
// #endregion

// #region failure
const before = svm.getBalance(alice.address) ?? 0n;
const broke = await send([pay(1_000_000n), pay(LAMPORTS_PER_BTG)]);
assert.equal(broke.failed, true);
assert.match(broke.logs.at(-1) ?? '', /custom program error: 0x1$/);
assert.equal(svm.getBalance(bob.address), LAMPORTS_PER_BTG / 4n);
assert.equal(svm.getBalance(alice.address), before - FEE);
console.log('Undoes a payment that fails, and keeps the fee');
// #endregion

// #region state
const splToken = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');

async function setTokenState(data: Uint8Array) {
  const { address: at } = await generateKeyPairSigner();
  svm.setAccount({
    address: at,
    data,
    executable: false,
    lamports: lamports(
      svm.minimumBalanceForRentExemption(BigInt(data.length)),
    ),
    programAddress: splToken,
    space: BigInt(data.length),
  });
  return at;
}

const mint = await setTokenState(
  Uint8Array.from(
    getMintEncoder().encode({
      mintAuthority: null,
      supply: 500n,
      decimals: 0,
      isInitialized: true,
      freezeAuthority: null,
    }),
  ),
);
const holding = (owner: typeof mint, amount: bigint) =>
  setTokenState(
    Uint8Array.from(
      getTokenEncoder().encode({
        mint,
        owner,
        amount,
        delegate: null,
        state: AccountState.Initialized,
        isNative: null,
        delegatedAmount: 0n,
        closeAuthority: null,
      }),
    ),
  );
const source = await holding(alice.address, 500n);
const destination = await holding(bob.address, 0n);
// #endregion

// #region token
const moved = await send([
  getTransferInstruction({
    source,
    destination,
    authority: alice,
    amount: 200n,
  }),
]);
assert.equal(moved.failed, false, moved.logs.join('\n'));
const account = svm.getAccount(destination);
assert.ok(account.exists);
assert.equal(getTokenDecoder().decode(account.data).amount, 200n);
console.log('Moves tokens that no transaction has minted');
// #endregion

// #region clock
const clock = svm.getClock();
clock.unixTimestamp = 1_800_000_000n;
svm.setClock(clock);
assert.equal(svm.getClock().unixTimestamp, 1_800_000_000n);
console.log('Sets the clock');
// #endregion
