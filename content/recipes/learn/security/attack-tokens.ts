import { readFile } from 'node:fs/promises';
import {
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit';
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
} from '@solana-program/system';
import {
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenInstruction,
  getInitializeAccountInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getTokenSize,
  getTransferInstruction,
} from '@solana-program/token';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  process.env.WS_URL ?? 'ws://127.0.0.1:8900',
);
const airdrop = airdropFactory({ rpc, rpcSubscriptions });
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});

// 1 BTG is 1,000,000,000 lamports.
const LAMPORTS_PER_BTG = 1_000_000_000n;

const SPL_TOKEN = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
const TOKEN_2022 = address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');
const ATA_2022 = address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT');
const MEMO = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const RENT = address('SysvarRent111111111111111111111111111111111');
const tokens = { programAddress: TOKEN_2022 };
const ataProgram = { programAddress: ATA_2022 };

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const mallory = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: mallory.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

async function sign(instructions: Instruction[]) {
  const { value: blockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(mallory, it),
    (it) => setTransactionMessageLifetimeUsingBlockhash(blockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  return transaction;
}

async function send(instructions: Instruction[]) {
  await sendAndConfirm(await sign(instructions), {
    commitment: 'confirmed',
  });
}

/** Simulates an attack and prints the error. Nothing is sent. */
async function attempt(check: string, instructions: Instruction[]) {
  const wire = getBase64EncodedWireTransaction(await sign(instructions));
  const { value } = await rpc
    .simulateTransaction(wire, {
      commitment: 'confirmed',
      encoding: 'base64',
    })
    .send();
  const error = JSON.stringify(value.err, (_key, it) =>
    typeof it === 'bigint' ? Number(it) : it,
  );
  console.log(`${check}: ${error}`);
}

async function allocate(space: number, programAddress: Address) {
  const newAccount = await generateKeyPairSigner();
  const minimum = rpc.getMinimumBalanceForRentExemption(BigInt(space));
  const create = getCreateAccountInstruction({
    payer: mallory,
    newAccount,
    lamports: await minimum.send(),
    space,
    programAddress,
  });
  return { account: newAccount.address, create };
}

async function createMint(token: Address, mintAuthority: Address) {
  const { account: mint, create } = await allocate(getMintSize(), token);
  const input = { mint, decimals: 2, mintAuthority };
  const config = { programAddress: token };
  await send([create, getInitializeMint2Instruction(input, config)]);
  return mint;
}

// Alice and Mallory hold the issuer's token.
const issuer = await generateKeyPairSigner();
const { address: alice } = await generateKeyPairSigner();
const owner = mallory.address;
const mint = await createMint(TOKEN_2022, issuer.address);

async function ataOf(owner: Address, tokenProgram: Address) {
  const seeds = { owner, tokenProgram, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataProgram);
  return ata;
}

function createAta(ata: Address, owner: Address, tokenProgram: Address) {
  const input = { payer: mallory, ata, owner, mint, tokenProgram };
  return getCreateAssociatedTokenInstruction(input, ataProgram);
}

/** Creates a token account with 1,000 base units. */
async function hold(owner: Address) {
  const ata = await ataOf(owner, TOKEN_2022);
  await send([
    createAta(ata, owner, TOKEN_2022),
    getMintToInstruction(
      { mint, token: ata, mintAuthority: issuer, amount: 1_000n },
      tokens,
    ),
  ]);
  return ata;
}
const alices = await hold(alice);
const mallorys = await hold(owner);

/** Opens another token account for Mallory. */
async function open(mint: Address, rent: Address) {
  const { account, create } = await allocate(getTokenSize(), TOKEN_2022);
  const input = { account, mint, owner, rent };
  return [create, getInitializeAccountInstruction(input, tokens)];
}

function transfer(
  source: Address,
  destination: Address,
  authority: TransactionSigner | Address,
  amount = 1_000n,
) {
  const input = { source, destination, authority, amount };
  return getTransferInstruction(input, tokens);
}

// #region owner
// Mallory's own mint in the other token program: the same layout.
const fake = await createMint(SPL_TOKEN, owner);
await attempt('Owner', await open(fake, RENT));
// #endregion

// #region signer
// Alice's address is in the list, without a signature.
await attempt('Signer', [transfer(alices, mallorys, alice)]);
// Mallory signs in her place.
await attempt('Authority', [transfer(alices, mallorys, mallory)]);
// #endregion

// #region kind
// A mint where the program expects a token account.
await attempt('Type', [transfer(mint, mallorys, mallory)]);
// #endregion

// #region address
// Alice's token account as if it were derived from Mallory's address.
await attempt('PDA', [createAta(alices, owner, TOKEN_2022)]);
// #endregion

// #region known
// Another account in place of the Rent sysvar.
await attempt('Fixed address', await open(mint, fake));
// #endregion

// #region distinct
// From and to are one account. This succeeds, so it is sent.
await send([transfer(mallorys, mallorys, mallory)]);
const { data } = await fetchToken(rpc, mallorys);
console.log(`Duplicates: allowed, the balance is still ${data.amount}`);
// #endregion

// #region once
// The issuer's mint again, now with Mallory as its authority.
const again = { mint, decimals: 2, mintAuthority: owner };
await attempt('Initialization', [
  getInitializeMint2Instruction(again, tokens),
]);
// #endregion

// #region numbers
// One more than she has.
await attempt('Arithmetic', [transfer(mallorys, alices, mallory, 1_001n)]);
// #endregion

// #region target
// The Memo program in place of the token program.
const ata = await ataOf(owner, MEMO);
await attempt('Called program', [createAta(ata, owner, MEMO)]);
// #endregion

// #region close
// Spend, close, put BTG back, spend again: in one transaction.
const spend = transfer(mallorys, alices, mallory);
const close = getCloseAccountInstruction(
  { account: mallorys, destination: owner, owner: mallory },
  tokens,
);
const revive = getTransferSolInstruction({
  source: mallory,
  destination: mallorys,
  amount: lamports(LAMPORTS_PER_BTG / 100n),
});
await attempt('Closing', [spend, close, revive, spend]);
// #endregion
