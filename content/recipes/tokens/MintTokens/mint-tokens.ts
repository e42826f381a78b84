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
  type Instruction,
  isProgramError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapSimulationError,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  TOKEN_ERROR__OWNER_MISMATCH,
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

// Each token program has an associated token program of its own. Most
// tokens on Openverse belong to the first pair, Openverse Token-2022.
const TOKEN_2022 = {
  token: address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c'),
  associatedToken: address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT'),
};
const SPL_TOKEN = {
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  associatedToken: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
};
const programs =
  process.env.TOKEN_PROGRAM === 'spl' ? SPL_TOKEN : TOKEN_2022;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(payer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// Setup: a mint with 2 decimals, and its authority.
const mintAuthority = await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;
const space = BigInt(getMintSize());
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: newMint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: programs.token,
  }),
  getInitializeMint2Instruction(
    { mint, decimals: 2, mintAuthority: mintAuthority.address },
    { programAddress: programs.token },
  ),
]);

const { address: owner } = await generateKeyPairSigner();

// #region account
// The owner of the mint account is the token program that it belongs to.
const { data, programAddress } = await fetchMint(rpc, mint);
const found = [TOKEN_2022, SPL_TOKEN].find(
  ({ token }) => token === programAddress,
);
if (!found) throw new Error(`${mint} belongs to no token program`);
const { decimals } = data;

const [tokenAccount] = await findAssociatedTokenPda(
  { owner, tokenProgram: found.token, mint },
  { programAddress: found.associatedToken },
);
const createAccount = getCreateAssociatedTokenIdempotentInstruction(
  { payer, ata: tokenAccount, owner, mint, tokenProgram: found.token },
  { programAddress: found.associatedToken },
);
// #endregion

// #region mint
// 500 tokens: the amount counts base units.
const amount = 500n * 10n ** BigInt(decimals);
const mintTokens = getMintToCheckedInstruction(
  { mint, token: tokenAccount, mintAuthority, amount, decimals },
  { programAddress: found.token },
);
const instructions = [createAccount, mintTokens];
const signature = await send(instructions).catch((error: unknown) => {
  const reason = unwrapSimulationError(error);
  if (
    isProgramError(
      reason,
      { instructions },
      found.token,
      TOKEN_ERROR__OWNER_MISMATCH,
    )
  )
    throw new Error(`${mintAuthority.address} may not mint ${mint}`, {
      cause: error,
    });
  throw error;
});
// #endregion

const account = await fetchToken(rpc, tokenAccount);
const minted = await fetchMint(rpc, mint);
console.log(`Signature: ${signature}`);
console.log(`${account.address} holds ${account.data.amount} base units`);
console.log(`The supply of ${mint} is ${minted.data.supply} base units`);
