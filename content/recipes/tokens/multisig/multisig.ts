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
  isSolanaError,
  lamports,
  pipe,
  SOLANA_ERROR__INSTRUCTION_ERROR__MISSING_REQUIRED_SIGNATURE,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
  unwrapOption,
  unwrapSimulationError,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  fetchMint,
  fetchMultisig,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getInitializeMint2Instruction,
  getInitializeMultisig2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getMultisigSize,
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

// Most tokens on Openverse belong to Openverse Token-2022. For SPL Token,
// set the environment variable TOKEN_PROGRAM to spl.
const SPL_TOKEN = {
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  associatedToken: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
};
const TOKEN_2022 = {
  token: address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c'),
  associatedToken: address('AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT'),
};
const programs =
  process.env.TOKEN_PROGRAM === 'spl' ? SPL_TOKEN : TOKEN_2022;
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: programs.token };
const ataConfig = { programAddress: programs.associatedToken };

// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const ada = await generateKeyPairSigner();
const ben = await generateKeyPairSigner();
const cleo = await generateKeyPairSigner();
const newMultisig = await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;

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

async function allocate(newAccount: TransactionSigner, bytes: number) {
  const space = BigInt(bytes);
  return getCreateAccountInstruction({
    payer,
    newAccount,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: programs.token,
  });
}

// #region multisig
const multisig = newMultisig.address;
await send([
  await allocate(newMultisig, getMultisigSize()),
  getInitializeMultisig2Instruction(
    {
      multisig,
      m: 2,
      signers: [ada.address, ben.address, cleo.address],
    },
    tokenConfig,
  ),
]);
// #endregion

// #region check
const { data } = await fetchMultisig(rpc, multisig, {
  commitment: 'confirmed',
});
console.log(`Multisig: ${multisig}`);
console.log(`Signatures: ${data.m} of ${data.n}`);
// #endregion

// #region mint
await send([
  await allocate(newMint, getMintSize()),
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: multisig },
    tokenConfig,
  ),
]);
// #endregion

const seeds = { owner: ada.address, tokenProgram: programs.token, mint };
const [token] = await findAssociatedTokenPda(seeds, ataConfig);
await send([
  getCreateAssociatedTokenInstruction(
    { payer, ata: token, ...seeds },
    ataConfig,
  ),
]);

// #region sign
function mintTokens(multiSigners: TransactionSigner[]) {
  return getMintToCheckedInstruction(
    {
      mint,
      token,
      mintAuthority: multisig,
      amount: 10_000n,
      decimals,
      multiSigners,
    },
    tokenConfig,
  );
}
// #endregion

// #region one
try {
  await send([mintTokens([ada])]);
} catch (error) {
  const isMissing = isSolanaError(
    unwrapSimulationError(error),
    SOLANA_ERROR__INSTRUCTION_ERROR__MISSING_REQUIRED_SIGNATURE,
  );
  if (!isMissing) throw error;
  console.log('One signature: refused');
}
// #endregion

// #region two
const signature = await send([mintTokens([ada, cleo])]);
// #endregion
const { data: mintData } = await fetchMint(rpc, mint, {
  commitment: 'confirmed',
});
console.log(`Mint: ${mint}`);
console.log(`Mint authority: ${unwrapOption(mintData.mintAuthority)}`);
console.log(`Two signatures: ${signature}`);
console.log(`Supply: ${mintData.supply}`);
