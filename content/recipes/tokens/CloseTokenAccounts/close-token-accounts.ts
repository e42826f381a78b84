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
  fetchEncodedAccounts,
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
  fetchAllToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  TOKEN_ERROR__NON_NATIVE_HAS_BALANCE,
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

// Setup: three token accounts of the owner, each of a mint of its own. The
// second one holds tokens.
const tokenAccounts: Address[] = [];
for (const amount of [0n, 500n, 0n]) {
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
        amount,
        decimals: 2,
      },
      { programAddress: programs.token },
    ),
  ]);
  tokenAccounts.push(tokenAccount);
}

const { value: balanceBefore } = await rpc
  .getBalance(owner.address)
  .send();

// #region close
const accounts = await fetchAllToken(rpc, tokenAccounts);
const empty = accounts.filter(({ data }) => data.amount === 0n);
if (empty.length === 0) throw new Error('None of the accounts is empty');
const instructions = empty.map((account) =>
  getCloseAccountInstruction(
    { account: account.address, destination: owner.address, owner },
    { programAddress: account.programAddress },
  ),
);
const signature = await send(instructions).catch((error: unknown) => {
  const reason = unwrapSimulationError(error);
  if (
    isProgramError(
      reason,
      { instructions },
      programs.token,
      TOKEN_ERROR__NON_NATIVE_HAS_BALANCE,
    )
  )
    throw new Error(
      `One of the accounts received tokens in the meantime`,
      { cause: error },
    );
  throw error;
});
// #endregion

console.log(`Signature: ${signature}`);
const after = await fetchEncodedAccounts(rpc, tokenAccounts);
for (const account of after) {
  console.log(
    `${account.address} is ${account.exists ? 'still open' : 'closed'}`,
  );
}
const { value: balance } = await rpc.getBalance(owner.address).send();
console.log(`The owner got ${balance - balanceBefore} lamports back`);
