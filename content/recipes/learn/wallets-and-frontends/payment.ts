import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  type Base64EncodedWireTransaction,
  bytesEqual,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Transaction,
} from '@solana/kit';
import { SolanaSignTransaction } from '@solana/wallet-standard-features';
import { getTransferSolInstruction } from '@solana-program/system';
import type { WalletAccount } from '@wallet-standard/base';
import type { SigningWallet } from './wallets';

// The app, not the wallet, decides which cluster gets the payment.
const rpc = createSolanaRpc('https://api.devnet.openverse.network');

/** 0.1 BTG. 1 BTG is 1,000,000,000 lamports. */
const TIP = lamports(100_000_000n);
const FEE = 5_000n;

// #region states
/** Where a payment is. In the last four states, it is over. */
export type Payment =
  | { state: 'checking' }
  | { state: 'signing' }
  | { state: 'sent'; signature: Signature }
  | { state: 'confirmed'; signature: Signature }
  | { state: 'expired' }
  | { state: 'rejected'; reason: string }
  | { state: 'failed'; reason: string };
// #endregion

// #region pay
/** Pays a tip, and yields each state that the payment reaches. */
export async function* pay(
  wallet: SigningWallet,
  account: WalletAccount,
  recipient: Address,
): AsyncGenerator<Payment, void> {
  yield { state: 'checking' };
  let prepared: Prepared;
  try {
    prepared = await prepare(address(account.address), recipient);
  } catch (error) {
    yield { state: 'failed', reason: messageOf(error) };
    return;
  }

  yield { state: 'signing' };
  let signed: Awaited<ReturnType<typeof sign>>;
  try {
    signed = await sign(wallet, account, prepared.transaction);
  } catch (error) {
    yield { state: 'rejected', reason: messageOf(error) };
    return;
  }
  // A wallet may return another transaction than it was given.
  const asked = prepared.transaction.messageBytes;
  if (!bytesEqual(signed.messageBytes, asked)) {
    const reason = 'The wallet changed the transaction.';
    yield { state: 'failed', reason };
    return;
  }

  const signature = getSignatureFromTransaction(signed);
  yield { state: 'sent', signature };
  const wire = getBase64EncodedWireTransaction(signed);
  yield await deliver(wire, signature, prepared.expiresAt);
}
// #endregion

// #region prepare
interface Prepared {
  transaction: Transaction;
  /** Once this block height is finalized, no block can take it. */
  expiresAt: bigint;
}

/** Builds the transaction. Throws if it would fail. */
async function prepare(from: Address, to: Address): Promise<Prepared> {
  const commitment = 'confirmed';
  const { value: balance } = await rpc
    .getBalance(from, { commitment })
    .send();
  if (balance < TIP + FEE) throw new Error('Not enough BTG.');

  const { value: latestBlockhash } = await rpc
    .getLatestBlockhash({ commitment })
    .send();
  const transfer = getTransferSolInstruction({
    // Marks the account as a signer. The wallet signs later.
    source: createNoopSigner(from),
    destination: to,
    amount: TIP,
  });
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayer(from, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstruction(transfer, it),
  );
  const transaction = compileTransaction(message);

  // Nobody has signed yet, so the node must not check signatures.
  const { value } = await rpc
    .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
      commitment,
      encoding: 'base64',
      sigVerify: false,
    })
    .send();
  if (value.err !== null) {
    throw new Error(`It would fail: ${stringify(value.err)}`);
  }
  // A blockhash is remembered for 300 blocks, and good for 150.
  const expiresAt = latestBlockhash.lastValidBlockHeight - 149n;
  return { transaction, expiresAt };
}
// #endregion

// #region sign
/** Asks the wallet to sign. Throws if it does not. */
async function sign(
  wallet: SigningWallet,
  account: WalletAccount,
  transaction: Transaction,
) {
  const bytes = getTransactionEncoder().encode(transaction);
  const feature = wallet.features[SolanaSignTransaction];
  const [output] = await feature.signTransaction({
    account,
    transaction: new Uint8Array(bytes),
  });
  if (!output) throw new Error('The wallet returned no transaction.');
  const signed = getTransactionDecoder().decode(output.signedTransaction);
  assertIsFullySignedTransaction(signed);
  return signed;
}
// #endregion

// #region deliver
/** Sends the same bytes until the outcome is known. */
async function deliver(
  wire: Base64EncodedWireTransaction,
  signature: Signature,
  expiresAt: bigint,
): Promise<Payment> {
  for (;;) {
    try {
      // The height before the status: otherwise the payment could land
      // between the two answers and count as expired.
      const { absoluteSlot, blockHeight } = await rpc
        .getEpochInfo({ commitment: 'finalized' })
        .send();
      const { context, value } = await rpc
        .getSignatureStatuses([signature], {
          searchTransactionHistory: true,
        })
        .send();
      const status = value[0] ?? null;
      if (status === null) {
        const isCurrent = context.slot >= absoluteSlot;
        if (isCurrent && blockHeight >= expiresAt) {
          return { state: 'expired' };
        }
        await rpc
          .sendTransaction(wire, {
            encoding: 'base64',
            maxRetries: 0n,
            skipPreflight: true,
          })
          .send();
      } else if (status.err !== null) {
        // Until it is finalized, a failure can vanish with its block.
        if (status.confirmationStatus === 'finalized') {
          const reason = 'It failed in a block, and cost the fee.';
          return { state: 'failed', reason };
        }
      } else if (status.confirmationStatus !== 'processed') {
        return { state: 'confirmed', signature };
      }
    } catch (error) {
      // No answer says nothing about the payment, so ask again.
      console.warn(messageOf(error));
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
// #endregion

/** JSON. Integers of the RPC are bigint, which JSON does not have. */
function stringify(value: unknown): string {
  return JSON.stringify(value, (_key, it) =>
    typeof it === 'bigint' ? Number(it) : it,
  );
}

/** What to show for an error. Wallets can reject with any value. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
