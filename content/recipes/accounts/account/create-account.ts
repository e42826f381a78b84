import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapSimulationError,
} from '@solana/kit';
import {
  getCreateAccountInstruction,
  isSystemError,
  SYSTEM_ERROR__ACCOUNT_ALREADY_IN_USE,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const LAMPORTS_PER_BTG = 1_000_000_000n;

// #region size
// The program that will own the account, and the bytes it keeps there.
const owner = address('Examp1eProgram111111111111111111111111111111');
const space = 64n;
const rent = await rpc.getMinimumBalanceForRentExemption(space).send();
// #endregion

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region create
const newAccount = await generateKeyPairSigner();
const createAccount = getCreateAccountInstruction({
  payer,
  newAccount,
  lamports: rent,
  space,
  programAddress: owner,
});
// #endregion

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(createAccount, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
// #region send
try {
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
} catch (error) {
  const reason = unwrapSimulationError(error);
  if (isSystemError(reason, message, SYSTEM_ERROR__ACCOUNT_ALREADY_IN_USE))
    console.error(`The address ${newAccount.address} is already in use.`);
  throw error;
}
// #endregion
console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);

// #region read
const account = await fetchEncodedAccount(rpc, newAccount.address, {
  commitment: 'confirmed',
});
assertAccountExists(account);
console.log(`Account: ${account.address}`);
console.log(`Owner: ${account.programAddress}`);
console.log(`Space: ${account.space} bytes`);
console.log(`Balance: ${account.lamports} lamports`);
// #endregion
