import { readFile } from 'node:fs/promises';
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressDecoder,
  getU64Decoder,
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
  getMintToInstruction,
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

// A mint, and a token account that holds 99 of its smallest units.
const mint = await generateKeyPairSigner();
const space = BigInt(getMintSize());
const [token] = await findAssociatedTokenPda(
  { owner: payer.address, mint: mint.address, tokenProgram },
  { programAddress: ataProgram },
);
const instructions = [
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: tokenProgram,
  }),
  getInitializeMint2Instruction(
    { mint: mint.address, decimals: 0, mintAuthority: payer.address },
    { programAddress: tokenProgram },
  ),
  getCreateAssociatedTokenInstruction(
    {
      payer,
      ata: token,
      owner: payer.address,
      mint: mint.address,
      tokenProgram,
    },
    { programAddress: ataProgram },
  ),
  getMintToInstruction(
    { mint: mint.address, token, mintAuthority: payer, amount: 99n },
    { programAddress: tokenProgram },
  ),
];

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (it) => setTransactionMessageFeePayerSigner(payer, it),
  (it) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
  (it) => appendTransactionMessageInstructions(instructions, it),
);
const transaction = await signTransactionMessageWithSigners(message);
assertIsTransactionWithBlockhashLifetime(transaction);
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
});
await sendAndConfirm(transaction, { commitment: 'confirmed' });

const account = await fetchEncodedAccount(rpc, token, {
  commitment: 'confirmed',
});
assertAccountExists(account);
const { data } = account;

console.log(`Owner program ${account.programAddress}`);
console.log(
  `Size ${data.length}, kind ${data[165] ?? 'none'}, state ${data[108]}`,
);
console.log(`Mint ${getAddressDecoder().decode(data, 0)}`);
console.log(`Owner ${getAddressDecoder().decode(data, 32)}`);
console.log(`Amount ${getU64Decoder().decode(data, 64)}`);
console.log(`It is the account of ${mint.address} and ${payer.address}`);
