import { readFile } from 'node:fs/promises';
import {
  address,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromBytes,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);

// 1 BTG is 1,000,000,000 lamports.
const LAMPORTS_PER_BTG = 1_000_000_000n;

const [, , keypairFile, senderArgument, recipientArgument] = process.argv;
if (!keypairFile || !senderArgument || !recipientArgument)
  throw new Error('Usage: propose.ts KEYPAIR SENDER RECIPIENT');
const recipient = address(recipientArgument);
const shop = await createKeyPairSignerFromBytes(
  Uint8Array.from(JSON.parse(await readFile(keypairFile, 'utf8'))),
);

// #region propose
// The sender's key is elsewhere. This signer leaves its place empty.
const sender = createNoopSigner(address(senderArgument));

const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(shop, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: sender,
        destination: recipient,
        amount: LAMPORTS_PER_BTG / 4n,
      }),
      it,
    ),
);
const transaction =
  await partiallySignTransactionMessageWithSigners(message);
// #endregion

// #region signers
for (const [signer, signature] of Object.entries(transaction.signatures))
  console.log(`${signer} ${signature ? 'has signed' : 'has to sign'}`);
console.log(getBase64EncodedWireTransaction(transaction));
// #endregion
