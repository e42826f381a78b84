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
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  fetchMint,
  fetchToken,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintSize,
  getTokenSize,
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

// Most tokens on Openverse belong to Openverse Token-2022. It takes the
// same instructions as SPL Token, which TOKEN_PROGRAM=spl chooses.
const programs =
  process.env.TOKEN_PROGRAM === 'spl'
    ? { token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA') }
    : { token: address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c') };

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

// Setup: a mint with 2 decimals.
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
    { mint, decimals: 2, mintAuthority: payer.address },
    { programAddress: programs.token },
  ),
]);

const { address: owner } = await generateKeyPairSigner();
const tokenAccount = await generateKeyPairSigner();

// #region create
// The owner of the mint account is the token program that it belongs to.
const { programAddress } = await fetchMint(rpc, mint);

const size = BigInt(getTokenSize());
const createAccount = getCreateAccountInstruction({
  payer,
  newAccount: tokenAccount,
  lamports: await rpc.getMinimumBalanceForRentExemption(size).send(),
  space: size,
  programAddress,
});
const initializeAccount = getInitializeAccount3Instruction(
  { account: tokenAccount.address, mint, owner },
  { programAddress },
);
const signature = await send([createAccount, initializeAccount]);
// #endregion

const created = await fetchToken(rpc, tokenAccount.address);
console.log(`Signature: ${signature}`);
console.log(`Token account: ${created.address}`);
console.log(`Mint: ${created.data.mint}`);
console.log(`Owner: ${created.data.owner}`);
console.log(`Balance: ${created.data.amount}`);
