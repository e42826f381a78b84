import {
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { execute } from './execute';
import type { Ledger } from './ledger';
import type { Faucet } from './method';
import { decodeTransaction } from './wire-transaction';

/** Lamports that the faucet has before each transfer: more than all the money a test could ask for. */
const SUPPLY = 10n ** 19n;

/** A faucet without limits, like that of a local test validator. Its transfers are transactions like all others. */
export async function createFaucet(ledger: Ledger): Promise<Faucet> {
  const signer = await generateKeyPairSigner();
  return async (to, lamports, blockhash) => {
    ledger.write({
      address: signer.address,
      lamports: SUPPLY,
      owner: SYSTEM_PROGRAM_ADDRESS,
      data: new Uint8Array(),
      executable: false,
    });
    const transfer = getTransferSolInstruction({ source: signer, destination: to, amount: lamports });
    const transaction = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 'legacy' }),
        (message) => setTransactionMessageFeePayerSigner(signer, message),
        (message) =>
          setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, message),
        (message) => appendTransactionMessageInstruction(transfer, message),
      ),
    );
    execute(ledger, decodeTransaction(getBase64EncodedWireTransaction(transaction)));
    return getSignatureFromTransaction(transaction);
  };
}
