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

// Setup: a mint with 2 decimals and a supply of 1,000 tokens.
const newMint = await generateKeyPairSigner();
const mint = newMint.address;
const [tokenAccount] = await findAssociatedTokenPda(
  { owner: payer.address, tokenProgram: programs.token, mint },
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
    {
      payer,
      ata: tokenAccount,
      owner: payer.address,
      mint,
      tokenProgram: programs.token,
    },
    { programAddress: programs.associatedToken },
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: tokenAccount,
      mintAuthority: payer,
      amount: 100_000n,
      decimals: 2,
    },
    { programAddress: programs.token },
  ),
]);

// #region supply
// The node refuses an address that is no mint of a token program it knows.
const { value: supply } = await rpc.getTokenSupply(mint).send();
// #endregion

// #region fetch
const { data, programAddress } = await fetchMint(rpc, mint);
// #endregion

console.log(`Mint: ${mint}`);
console.log(`Token program: ${programAddress}`);
console.log(`Decimals: ${data.decimals}`);
console.log(
  `Supply: ${supply.uiAmountString} tokens, ${data.supply} base units`,
);
console.log(
  `Mint authority: ${unwrapOption(data.mintAuthority) ?? 'none'}`,
);
console.log(
  `Freeze authority: ${unwrapOption(data.freezeAuthority) ?? 'none'}`,
);
