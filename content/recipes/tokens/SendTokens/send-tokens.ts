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
  getTransferCheckedInstruction,
  TOKEN_ERROR__INSUFFICIENT_FUNDS,
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
const sender = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
if (!KEYPAIR) {
  await airdrop({
    recipientAddress: sender.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(sender, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// Setup: a mint with 2 decimals, and 1,000 tokens of it for the sender.
const newMint = await generateKeyPairSigner();
const mint = newMint.address;
const [newToken] = await findAssociatedTokenPda(
  { owner: sender.address, tokenProgram: programs.token, mint },
  { programAddress: programs.associatedToken },
);
const space = BigInt(getMintSize());
await send([
  getCreateAccountInstruction({
    payer: sender,
    newAccount: newMint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: programs.token,
  }),
  getInitializeMint2Instruction(
    { mint, decimals: 2, mintAuthority: sender.address },
    { programAddress: programs.token },
  ),
  getCreateAssociatedTokenIdempotentInstruction(
    {
      payer: sender,
      ata: newToken,
      owner: sender.address,
      mint,
      tokenProgram: programs.token,
    },
    { programAddress: programs.associatedToken },
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: newToken,
      mintAuthority: sender,
      amount: 100_000n,
      decimals: 2,
    },
    { programAddress: programs.token },
  ),
]);

const { address: recipient } = await generateKeyPairSigner();

// #region accounts
// The owner of the mint account is the token program that it belongs to.
const { data, programAddress } = await fetchMint(rpc, mint);
const found = [TOKEN_2022, SPL_TOKEN].find(
  ({ token }) => token === programAddress,
);
if (!found) throw new Error(`${mint} belongs to no token program`);
const { decimals } = data;

const [source] = await findAssociatedTokenPda(
  { owner: sender.address, tokenProgram: found.token, mint },
  { programAddress: found.associatedToken },
);
const [destination] = await findAssociatedTokenPda(
  { owner: recipient, tokenProgram: found.token, mint },
  { programAddress: found.associatedToken },
);
// #endregion

// #region transfer
const createDestination = getCreateAssociatedTokenIdempotentInstruction(
  {
    payer: sender,
    ata: destination,
    owner: recipient,
    mint,
    tokenProgram: found.token,
  },
  { programAddress: found.associatedToken },
);
// 12.5 tokens: the amount counts base units.
const amount = (125n * 10n ** BigInt(decimals)) / 10n;
const transfer = getTransferCheckedInstruction(
  { source, mint, destination, authority: sender, amount, decimals },
  { programAddress: found.token },
);
const instructions = [createDestination, transfer];
const signature = await send(instructions).catch((error: unknown) => {
  const reason = unwrapSimulationError(error);
  if (
    isProgramError(
      reason,
      { instructions },
      found.token,
      TOKEN_ERROR__INSUFFICIENT_FUNDS,
    )
  )
    throw new Error(`${source} holds less than ${amount} base units`, {
      cause: error,
    });
  throw error;
});
// #endregion

const left = await fetchToken(rpc, source);
const sent = await fetchToken(rpc, destination);
console.log(`Signature: ${signature}`);
console.log(
  `The sender's account ${left.address} holds ${left.data.amount}`,
);
console.log(
  `The recipient's account ${sent.address} holds ${sent.data.amount}`,
);
