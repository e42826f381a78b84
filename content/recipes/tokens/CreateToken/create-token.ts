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
  fetchMint,
  getInitializeMint2Instruction,
  getMintSize,
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

// #region program
// Most tokens on Openverse belong to Openverse Token-2022. It takes the
// same instructions as SPL Token, which TOKEN_PROGRAM=spl chooses.
const tokenProgram =
  process.env.TOKEN_PROGRAM === 'spl'
    ? address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
    : address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');
// #endregion

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const mintAuthority = await generateKeyPairSigner();
const freezeAuthority = await generateKeyPairSigner();
const mint = await generateKeyPairSigner();

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// #region create
const space = BigInt(getMintSize());
const rent = await rpc.getMinimumBalanceForRentExemption(space).send();

const create = getCreateAccountInstruction({
  payer,
  newAccount: mint,
  lamports: rent,
  space,
  programAddress: tokenProgram,
});
const initialize = getInitializeMint2Instruction(
  {
    mint: mint.address,
    decimals: 9,
    mintAuthority: mintAuthority.address,
    freezeAuthority: freezeAuthority.address,
  },
  { programAddress: tokenProgram },
);
// #endregion

// #region send
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstructions([create, initialize], it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
await sendAndConfirm(transaction, { commitment: 'confirmed' });
// #endregion

console.log(`Signature: ${getSignatureFromTransaction(transaction)}`);

const { data, programAddress } = await fetchMint(rpc, mint.address);
console.log(`Mint: ${mint.address}`);
console.log(`Token program: ${programAddress}`);
console.log(`Decimals: ${data.decimals}`);
console.log(`Supply: ${data.supply}`);
