import { readFile } from 'node:fs/promises';
import {
  address,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  lamports,
  type Nonce,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingDurableNonce,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';

const LAMPORTS_PER_BTG = 1_000_000_000n;

const [, , keypairFile, nonceAccount, nonceValue, recipient] =
  process.argv;
if (!keypairFile || !nonceAccount || !nonceValue || !recipient) {
  throw new Error(
    'Usage: sign-offline.ts KEYPAIR NONCE_ACCOUNT NONCE_VALUE RECIPIENT',
  );
}

const keypairBytes: number[] = JSON.parse(
  await readFile(keypairFile, 'utf8'),
);
const sender = await createKeyPairSignerFromBytes(
  Uint8Array.from(keypairBytes),
);

// #region message
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(sender, it),
  (it) =>
    // Puts the instruction that advances the nonce before all others.
    setTransactionMessageLifetimeUsingDurableNonce(
      {
        nonce: address(nonceValue) as string as Nonce,
        nonceAccountAddress: address(nonceAccount),
        nonceAuthorityAddress: sender.address,
      },
      it,
    ),
  (it) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: sender,
        destination: address(recipient),
        amount: lamports(LAMPORTS_PER_BTG / 4n),
      }),
      it,
    ),
);
// #endregion

const transaction = await signTransactionMessageWithSigners(message);
console.log(getBase64EncodedWireTransaction(transaction));
