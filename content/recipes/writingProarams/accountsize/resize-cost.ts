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
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

const LAMPORTS_PER_BTG = 1_000_000_000n;
const program = address('Examp1eProgram111111111111111111111111111111');

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

// An account of the program: 32 bytes for its authority, and one entry of 8.
const list = await generateKeyPairSigner();
const space = 40n;
const create = getCreateAccountInstruction({
  payer,
  newAccount: list,
  lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
  space,
  programAddress: program,
});

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstruction(create, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const account = await fetchEncodedAccount(rpc, list.address, {
  commitment: 'confirmed',
});
assertAccountExists(account);
const size = BigInt(account.data.length);
const balance = account.lamports;
console.log(`The list has ${size} bytes and ${balance} lamports`);

/** Lamports that the account lacks at a size; less than 0 for what it could give back. */
async function missingFor(newSize: bigint): Promise<bigint> {
  const minimum = await rpc
    .getMinimumBalanceForRentExemption(newSize)
    .send();
  return minimum - balance;
}

// One instruction grows an account by 10,240 bytes at most.
const MAX_PERMITTED_DATA_INCREASE = 10_240n;

for (const newSize of [140n, 32n, 50_000n]) {
  const missing = await missingFor(newSize);
  const growth = newSize > size ? newSize - size : 0n;
  const calls =
    (growth + MAX_PERMITTED_DATA_INCREASE - 1n) /
      MAX_PERMITTED_DATA_INCREASE || 1n;
  console.log(
    `${newSize} bytes: ${missing} lamports, ${calls} instruction(s)`,
  );
}
