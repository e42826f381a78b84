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
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getMintSize,
} from '@solana-program/token';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);

// Most tokens on Openverse belong to Openverse Token-2022. It takes the
// same instructions as SPL Token, which TOKEN_PROGRAM=spl chooses.
const spl = process.env.TOKEN_PROGRAM === 'spl';
const tokenProgram = spl
  ? address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  : address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');
const ataProgram = spl
  ? address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  : address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT');
const LAMPORTS_PER_BTG = 1_000_000_000n;

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

const mint = await generateKeyPairSigner();
const space = BigInt(getMintSize());
const createMint = getCreateAccountInstruction({
  payer,
  newAccount: mint,
  lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
  space,
  programAddress: tokenProgram,
});
const initializeMint = getInitializeMint2Instruction(
  { mint: mint.address, decimals: 9, mintAuthority: payer.address },
  { programAddress: tokenProgram },
);

// This instruction makes its program call the System program and the token program.
const [ata] = await findAssociatedTokenPda(
  { owner: payer.address, mint: mint.address, tokenProgram },
  { programAddress: ataProgram },
);
const createAta = getCreateAssociatedTokenInstruction(
  { payer, ata, owner: payer.address, mint: mint.address, tokenProgram },
  { programAddress: ataProgram },
);

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) =>
    appendTransactionMessageInstructions(
      [createMint, initializeMint, createAta],
      it,
    ),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const sent = await rpc
  .getTransaction(getSignatureFromTransaction(transaction), {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 0,
  })
  .send();

const keys = sent?.transaction.message.accountKeys ?? [];
for (const { index, instructions } of sent?.meta?.innerInstructions ??
  []) {
  for (const { programIdIndex } of instructions) {
    console.log(`Instruction ${index} calls ${keys[programIdIndex]}`);
  }
}

// The number in brackets is the height of the stack: 1 for the transaction's own.
for (const line of sent?.meta?.logMessages ?? []) {
  if (/ invoke \[\d+\]$/.test(line)) console.log(line);
}
