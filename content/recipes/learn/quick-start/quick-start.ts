import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__INTERNAL_ERROR,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapSimulationError,
  writeKeyPairSigner,
} from '@solana/kit';
import {
  getTransferSolInstruction,
  SYSTEM_ERROR__RESULT_WITH_NEGATIVE_LAMPORTS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const FAUCET_PAGE = 'https://openverse.live/faucet';
const EXPLORER = 'https://scan.openverse.network';

// 1 BTG is 1,000,000,000 lamports.
const LAMPORTS_PER_BTG = 1_000_000_000n;
const AMOUNT = LAMPORTS_PER_BTG / 10n;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

// #region keypair
// The first run writes the file, later runs read it.
const file = process.argv[2] ?? 'keypair.json';
const isNew = !existsSync(file);
const sender = isNew
  ? await generateKeyPairSigner(true)
  : await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(file, 'utf8'))),
    );
if (isNew) await writeKeyPairSigner(sender, file);
console.log(`Sender: ${sender.address}`);
// #endregion

async function balanceOf(owner: typeof sender.address): Promise<bigint> {
  const { value } = await rpc
    .getBalance(owner, { commitment: 'confirmed' })
    .send();
  return value;
}

// #region faucet
const before = await balanceOf(sender.address);
let balance = before;
if (before < 2n * AMOUNT) {
  const otherWay =
    `Open ${FAUCET_PAGE} in a browser, request devnet BTG for ` +
    `${sender.address}, and run this program again.`;
  try {
    await rpc
      .requestAirdrop(sender.address, lamports(LAMPORTS_PER_BTG))
      .send();
  } catch (error) {
    if (isSolanaError(error, SOLANA_ERROR__JSON_RPC__INTERNAL_ERROR))
      stop(`The faucet refused or did not answer. ${otherWay}`);
    throw error;
  }
  // A signature of the faucet is not yet BTG. The balance is.
  for (let tries = 0; tries < 30 && balance <= before; tries += 1) {
    await setTimeout(1_000);
    balance = await balanceOf(sender.address);
  }
  if (balance <= before) stop(`The faucet sent no BTG. ${otherWay}`);
}
console.log(`Balance: ${balance} lamports`);
// #endregion

// #region transaction
const recipient = await generateKeyPairSigner();
const transfer = getTransferSolInstruction({
  source: sender,
  destination: recipient.address,
  amount: lamports(AMOUNT),
});
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(sender, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(transfer, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
// #endregion

// #region send
// Printed before it is sent: whatever happens then, you can look it up.
console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
try {
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
} catch (error) {
  // The node simulates a transaction first. If the simulation fails,
  // this is why, and nothing was sent. Other errors stay as they are.
  const reason = unwrapSimulationError(error);
  if (
    isSolanaError(
      reason,
      SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
    )
  )
    stop(
      'The node does not know the blockhash, so nothing was sent. ' +
        'Run this program again.',
    );
  if (
    isSolanaError(reason, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM) &&
    reason.context.code === SYSTEM_ERROR__RESULT_WITH_NEGATIVE_LAMPORTS
  )
    stop(`Not enough BTG: ${balance} lamports are less than ${AMOUNT}.`);
  // The notification can get lost although the transfer has landed.
  if (isSolanaError(reason, SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED))
    stop(
      'No confirmation arrived, but the BTG may have moved. ' +
        'Look up the signature before you run this program again.',
    );
  throw error;
}
// #endregion

const received = await balanceOf(recipient.address);
console.log(`Recipient: ${recipient.address} has ${received} lamports`);
console.log(`To see it, open ${EXPLORER} and choose devnet.`);
