import {
  assertIsSendableTransaction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  sendAndConfirmTransactionFactory,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

const [, , base64] = process.argv;
if (!base64) throw new Error('Usage: send.ts TRANSACTION');

// #region complete
const decoded = getTransactionDecoder().decode(
  getBase64Encoder().encode(base64),
);
const blockhashOfMessage =
  await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
    getCompiledTransactionMessageDecoder().decode(decoded.messageBytes),
  );
// The bytes have a blockhash, but not the height at which it expires. A
// newer blockhash expires later, so its height is safe for the wait.
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const { lastValidBlockHeight } = latestBlockhash;
const transaction = {
  ...decoded,
  lifetimeConstraint: { ...blockhashOfMessage, lastValidBlockHeight },
};
assertIsTransactionWithBlockhashLifetime(transaction);
assertIsSendableTransaction(transaction);
// #endregion

// Printed before it is sent: whatever happens then, you can look it up.
const signature = getSignatureFromTransaction(transaction);
console.log(`Signature: ${signature}`);
await sendAndConfirm(transaction, { commitment: 'confirmed' });

// #region landed
const landed = await rpc
  .getTransaction(signature, {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 0,
  })
  .send();
console.log(`Signers: ${Object.keys(transaction.signatures).join(' ')}`);
console.log(`Fee: ${landed?.meta?.fee} lamports`);
// #endregion
