import { readFile } from 'node:fs/promises';
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionMessageBytesBase64,
} from '@solana/kit';
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget';
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const newAccount = await generateKeyPairSigner();

const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region rent
const space = 64n;
const deposit = await rpc.getMinimumBalanceForRentExemption(space).send();
// #endregion

// #region message
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) =>
    appendTransactionMessageInstructions(
      [
        getSetComputeUnitLimitInstruction({ units: 1_000 }),
        getSetComputeUnitPriceInstruction({ microLamports: 25_000n }),
        getCreateAccountInstruction({
          payer,
          newAccount,
          lamports: deposit,
          space,
          programAddress: SYSTEM_PROGRAM_ADDRESS,
        }),
      ],
      it,
    ),
);
const transaction = await signTransactionMessageWithSigners(message);
// #endregion

// #region fee
// The fee depends on the message alone, so no signatures are sent.
const { value: fee } = await rpc
  .getFeeForMessage(
    getBase64Decoder().decode(
      transaction.messageBytes,
    ) as TransactionMessageBytesBase64,
    { commitment: 'confirmed' },
  )
  .send();
if (fee === null)
  throw new Error('The blockhash of the message has expired');

const signatures = BigInt(Object.keys(transaction.signatures).length);
const baseFee = 5_000n * signatures;
console.log(`Signatures: ${signatures}, base fee: ${baseFee} lamports`);
console.log(`Priority fee: ${fee - baseFee} lamports`);
console.log(`Deposit for ${space} bytes: ${deposit} lamports`);
console.log(`Expected cost: ${fee + deposit} lamports`);
// #endregion

// #region compare
const { value: before } = await rpc.getBalance(payer.address).send();
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });
const { value: after } = await rpc.getBalance(payer.address).send();
console.log(`Actual cost: ${before - after} lamports`);
// #endregion
