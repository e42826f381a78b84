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
  getBurnCheckedInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
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
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const owner = await generateKeyPairSigner();
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

// Setup: a mint with 2 decimals, and 1,000 tokens of it for the owner.
const newMint = await generateKeyPairSigner();
const mint = newMint.address;
const [tokenAccount] = await findAssociatedTokenPda(
  { owner: owner.address, tokenProgram: programs.token, mint },
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
      owner: owner.address,
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

// #region read
const before = await fetchToken(rpc, tokenAccount);
const {
  data: { decimals, supply },
  programAddress,
} = await fetchMint(rpc, before.data.mint);
// #endregion

// #region burn
// 250 tokens: the amount counts base units.
const amount = 250n * 10n ** BigInt(decimals);
const burn = getBurnCheckedInstruction(
  {
    account: tokenAccount,
    mint: before.data.mint,
    authority: owner,
    amount,
    decimals,
  },
  { programAddress },
);
const signature = await send([burn]).catch((error: unknown) => {
  const reason = unwrapSimulationError(error);
  if (
    isProgramError(
      reason,
      { instructions: [burn] },
      programAddress,
      TOKEN_ERROR__INSUFFICIENT_FUNDS,
    )
  )
    throw new Error(
      `${tokenAccount} holds less than ${amount} base units`,
      { cause: error },
    );
  throw error;
});
// #endregion

const after = await fetchToken(rpc, tokenAccount);
const burned = await fetchMint(rpc, before.data.mint);
console.log(`Signature: ${signature}`);
console.log(`Token account: ${tokenAccount}`);
console.log(
  `Balance: ${before.data.amount} before, ${after.data.amount} after`,
);
console.log(`Supply: ${supply} before, ${burned.data.supply} after`);
