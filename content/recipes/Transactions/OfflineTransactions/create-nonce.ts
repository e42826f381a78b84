import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  fetchNonce,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;

const [, , authorityArgument] = process.argv;
if (authorityArgument === undefined)
  throw new Error('Usage: create-nonce.ts AUTHORITY');
const nonceAuthority = address(authorityArgument);

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
const nonceAccount = await generateKeyPairSigner();
const space = BigInt(getNonceSize());
const createAccount = getCreateAccountInstruction({
  payer,
  newAccount: nonceAccount,
  lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
  space,
  programAddress: SYSTEM_PROGRAM_ADDRESS,
});
const initialize = getInitializeNonceAccountInstruction({
  nonceAccount: nonceAccount.address,
  nonceAuthority,
});
// #endregion

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) =>
    appendTransactionMessageInstructions([createAccount, initialize], it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
// Printed first: if an error follows, you can look the account up.
console.log(`Nonce account: ${nonceAccount.address}`);
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const { data: nonce } = await fetchNonce(rpc, nonceAccount.address);
console.log(`Nonce value: ${nonce.blockhash}`);
