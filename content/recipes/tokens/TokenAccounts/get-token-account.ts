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
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  AccountState,
  fetchMaybeToken,
  fetchMint,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
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

// Setup: a mint with 2 decimals, and an account with 1,000 tokens of it.
const owner = payer.address;
const newMint = await generateKeyPairSigner();
const mint = newMint.address;
const [newToken] = await findAssociatedTokenPda(
  { owner, tokenProgram: programs.token, mint },
  { programAddress: programs.associatedToken },
);
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
    { mint, decimals: 2, mintAuthority: payer.address },
    { programAddress: programs.token },
  ),
  getCreateAssociatedTokenIdempotentInstruction(
    { payer, ata: newToken, owner, mint, tokenProgram: programs.token },
    { programAddress: programs.associatedToken },
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: newToken,
      mintAuthority: payer,
      amount: 100_000n,
      decimals: 2,
    },
    { programAddress: programs.token },
  ),
]);

// #region derive
// The owner of the mint account is the token program that it belongs to.
const { programAddress } = await fetchMint(rpc, mint);
const found = [TOKEN_2022, SPL_TOKEN].find(
  ({ token }) => token === programAddress,
);
if (!found) throw new Error(`${mint} belongs to no token program`);

const [tokenAccount] = await findAssociatedTokenPda(
  { owner, tokenProgram: found.token, mint },
  { programAddress: found.associatedToken },
);
// #endregion

// #region fetch
const account = await fetchMaybeToken(rpc, tokenAccount);
if (!account.exists)
  throw new Error(`${owner} has no token account for ${mint}`);
// #endregion

console.log(`Token account: ${account.address}`);
console.log(`Token program: ${account.programAddress}`);
console.log(`Mint: ${account.data.mint}`);
console.log(`Owner: ${account.data.owner}`);
console.log(`Amount: ${account.data.amount}`);
console.log(`State: ${AccountState[account.data.state]}`);
console.log(`Delegate: ${unwrapOption(account.data.delegate) ?? 'none'}`);
console.log(`Data: ${account.space} bytes, ${account.lamports} lamports`);
