import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  getSignatureFromTransaction,
  getU64Encoder,
  type Instruction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

// The address that your deployment printed.
const program = address('Examp1eProgram111111111111111111111111111111');

// A keypair file, as openos-keygen writes it; its address has BTG for the fees.
const file = await readFile('owner.json', 'utf8');
const owner = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(file)),
);

const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(owner, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// The mint of a token that the owner holds, and who gets some of it.
const mint = address(process.argv[2] ?? '');
const recipient = address(process.argv[3] ?? '');

// #region program
// Each token program has an associated token account program of its own.
const ataPrograms = new Map<Address, Address>([
  [
    address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
  ],
  [
    address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c'),
    address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT'),
  ],
]);
const mintAccount = await fetchEncodedAccount(rpc, mint, {
  commitment: 'confirmed',
});
assertAccountExists(mintAccount);
const tokenProgram = mintAccount.programAddress;
const programAddress = ataPrograms.get(tokenProgram);
if (!programAddress)
  throw new Error(`${mint} is no mint of a token program`);
// #endregion

const [source] = await findAssociatedTokenPda(
  { owner: owner.address, mint, tokenProgram },
  { programAddress },
);
const [destination] = await findAssociatedTokenPda(
  { owner: recipient, mint, tokenProgram },
  { programAddress },
);

// #region call
const sendTokens: Instruction = {
  programAddress: program,
  accounts: [
    { address: source, role: AccountRole.WRITABLE },
    { address: mint, role: AccountRole.READONLY },
    { address: destination, role: AccountRole.WRITABLE },
    { address: owner.address, role: AccountRole.READONLY_SIGNER },
    // The program that yours calls is an account like the others.
    { address: tokenProgram, role: AccountRole.READONLY },
  ],
  data: new Uint8Array(getU64Encoder().encode(1n)),
};
// #endregion
console.log(`Sent: ${await send([sendTokens])}`);
