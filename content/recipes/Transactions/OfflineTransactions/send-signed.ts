import { readFile } from 'node:fs/promises';
import {
  assertIsSendableTransaction,
  assertIsTransactionWithDurableNonceLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  isInstructionForProgram,
  isInstructionWithAccounts,
  isInstructionWithData,
  isSolanaError,
  SOLANA_ERROR__INVALID_NONCE,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  sendAndConfirmDurableNonceTransactionFactory,
  unwrapSimulationError,
} from '@solana/kit';
import {
  parseSystemInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: send-signed.ts FILE');

// #region decode
const base64 = (await readFile(file, 'utf8')).trim();
const decoded = getTransactionDecoder().decode(
  getBase64Encoder().encode(base64),
);
const compiledMessage = getCompiledTransactionMessageDecoder().decode(
  decoded.messageBytes,
);
const lifetimeConstraint =
  await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
    compiledMessage,
  );
const transaction = { ...decoded, lifetimeConstraint };
assertIsTransactionWithDurableNonceLifetime(transaction);
assertIsSendableTransaction(transaction);
// #endregion

// #region review
for (const instruction of getInstructionsFromCompiledTransactionMessage(
  compiledMessage,
)) {
  if (!isInstructionForProgram(instruction, SYSTEM_PROGRAM_ADDRESS))
    continue;
  if (!isInstructionWithData(instruction)) continue;
  if (!isInstructionWithAccounts(instruction)) continue;
  const parsed = parseSystemInstruction(instruction);
  if (parsed.instructionType !== SystemInstruction.TransferSol) continue;
  const { accounts, data } = parsed;
  console.log(
    `Sends ${data.amount} lamports to ${accounts.destination.address}`,
  );
}
// #endregion

// #region send
// Printed before it is sent: whatever happens then, you can look it up.
console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);
const sendAndConfirm = sendAndConfirmDurableNonceTransactionFactory({
  rpc,
  rpcSubscriptions,
});
try {
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
} catch (error) {
  const reason = unwrapSimulationError(error);
  if (
    isSolanaError(
      reason,
      SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
    ) ||
    isSolanaError(reason, SOLANA_ERROR__INVALID_NONCE)
  )
    console.error('The nonce is not valid for this transaction.');
  throw error;
}
// #endregion
