import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  airdropFactory,
  appendTransactionMessageInstruction,
  type Base64EncodedWireTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

// 1 BTG is 1,000,000,000 lamports.
const LAMPORTS_PER_BTG = 1_000_000_000n;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const shop = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const customer = await generateKeyPairSigner();

const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: shop.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region sign
/** A signed transaction: what a shop stores with the order. */
interface Signed {
  wire: Base64EncodedWireTransaction;
  signature: Signature;
  /** Once this block height is finalized, no block can take it. */
  expiresAt: bigint;
}

async function sign(instruction: Instruction): Promise<Signed> {
  const { value: latestBlockhash } = await rpc
    .getLatestBlockhash({ commitment: 'confirmed' })
    .send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(shop, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstruction(instruction, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  return {
    wire: getBase64EncodedWireTransaction(transaction),
    signature: getSignatureFromTransaction(transaction),
    // A blockhash is remembered for 300 blocks, and good for 150.
    expiresAt: latestBlockhash.lastValidBlockHeight - 149n,
  };
}
// #endregion

// #region try
/** Throws if the transaction would fail now. Sends nothing. */
async function tryOut({ wire }: Signed): Promise<void> {
  const { value } = await rpc
    .simulateTransaction(wire, {
      commitment: 'confirmed',
      encoding: 'base64',
      sigVerify: true,
    })
    .send();
  if (value.err === null) return;
  console.error(value.logs?.join('\n'));
  throw new Error('Nothing was sent.', { cause: value.err });
}
// #endregion

// #region deliver
type Outcome = 'succeeded' | 'failed' | 'expired';

/**
 * Sends the same bytes until their fate is final. If it throws, their
 * fate is unknown: call it again with the same transaction.
 */
async function deliver(signed: Signed): Promise<Outcome> {
  const { wire, signature, expiresAt } = signed;
  for (;;) {
    // The height before the status: otherwise the transaction could
    // land between the two answers and count as expired.
    const { absoluteSlot, blockHeight } = await rpc
      .getEpochInfo({ commitment: 'finalized' })
      .send();
    const { context, value } = await rpc
      .getSignatureStatuses([signature], {
        searchTransactionHistory: true,
      })
      .send();
    const status = value[0] ?? null;
    if (status?.confirmationStatus === 'finalized') {
      return status.err === null ? 'succeeded' : 'failed';
    }
    if (status === null) {
      // Another node may be behind the one that gave the height.
      const isCurrent = context.slot >= absoluteSlot;
      if (isCurrent && blockHeight >= expiresAt) return 'expired';
      await rpc
        .sendTransaction(wire, {
          encoding: 'base64',
          maxRetries: 0n,
          preflightCommitment: 'confirmed',
          skipPreflight: true,
        })
        .send();
    }
    await pause(2_000);
  }
}
// #endregion

// #region refund
const refund = getTransferSolInstruction({
  source: shop,
  destination: customer.address,
  amount: lamports(LAMPORTS_PER_BTG / 4n),
});

let signed = await sign(refund);
await tryOut(signed);
let outcome = await deliver(signed);
for (let left = 2; outcome === 'expired' && left > 0; left -= 1) {
  // Only now is it safe to sign again.
  signed = await sign(refund);
  await tryOut(signed);
  outcome = await deliver(signed);
}
// #endregion

console.log(`Signature: ${signed.signature}`);
console.log(`The refund to ${customer.address} has ${outcome}`);
