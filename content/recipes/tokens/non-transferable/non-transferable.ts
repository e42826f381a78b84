import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  type Address,
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
  findAssociatedTokenPda,
  getBurnCheckedInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToCheckedInstruction,
  getTransferCheckedInstruction,
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

// Openverse Token-2022 and its associated token program. SPL Token has no
// extensions.
const TOKEN_2022 = address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');
const ASSOCIATED_TOKEN_2022 = address(
  'AtokenhZ6AE34VMYRv1AqSv8q8QZJxxEaY1zKiXKwSWT',
);
// The functions that make instructions take their program as an option.
const tokenConfig = { programAddress: TOKEN_2022 };
const ataConfig = { programAddress: ASSOCIATED_TOKEN_2022 };

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const issuer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const holder = await generateKeyPairSigner();
const stranger = await generateKeyPairSigner();
const newMint = await generateKeyPairSigner();
const mint = newMint.address;

if (!KEYPAIR) {
  await airdrop({
    recipientAddress: issuer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}

// Sends instructions as one transaction and waits for its confirmation.
async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayerSigner(issuer, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
  );
  const transaction = await signTransactionMessageWithSigners(message);
  assertIsTransactionWithBlockhashLifetime(transaction);
  await sendAndConfirm(transaction, { commitment: 'confirmed' });
  return getSignatureFromTransaction(transaction);
}

// #region mint
// InitializeNonTransferableMint.
const INITIALIZE_NON_TRANSFERABLE = 32;

const forbidTransfers: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  data: new Uint8Array([INITIALIZE_NON_TRANSFERABLE]),
};

const decimals = 0;
// A mint with extensions has 166 bytes. This extension takes 4 bytes for
// its type and length, and has no content.
const space = 166 + 4;
await send([
  getCreateAccountInstruction({
    payer: issuer,
    newAccount: newMint,
    lamports: await rpc
      .getMinimumBalanceForRentExemption(BigInt(space))
      .send(),
    space,
    programAddress: TOKEN_2022,
  }),
  forbidTransfers,
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: issuer.address },
    tokenConfig,
  ),
]);
// #endregion

// The associated token account of an owner, and what creates it.
async function tokenAccountOf(owner: Address) {
  const seeds = { owner, tokenProgram: TOKEN_2022, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataConfig);
  const create = getCreateAssociatedTokenIdempotentInstruction(
    { payer: issuer, ata, owner, mint, tokenProgram: TOKEN_2022 },
    ataConfig,
  );
  return { ata, create };
}
const badge = await tokenAccountOf(holder.address);
const other = await tokenAccountOf(stranger.address);

// #region issue
// Minting works as for other tokens, but only to an account whose owner
// cannot change, such as an associated token account.
const issued = await send([
  badge.create,
  getMintToCheckedInstruction(
    {
      mint,
      token: badge.ata,
      mintAuthority: issuer,
      amount: 1n,
      decimals,
    },
    tokenConfig,
  ),
]);
// #endregion

console.log(`Mint: ${mint}`);
console.log(`Holder: ${holder.address}`);
console.log(`Issued: ${issued}`);

// #region refused
// The error NonTransferable of the token program.
const NON_TRANSFERABLE = 37;

const transfer = getTransferCheckedInstruction(
  {
    source: badge.ata,
    mint,
    destination: other.ata,
    authority: holder,
    amount: 1n,
    decimals,
  },
  tokenConfig,
);
const instructions = [other.create, transfer];
const refusal = await send(instructions).then(
  () => {
    throw new Error('The token was transferred');
  },
  (error: unknown) => unwrapSimulationError(error),
);
if (
  !isProgramError(refusal, { instructions }, TOKEN_2022, NON_TRANSFERABLE)
)
  throw refusal;
console.log(`Transfer refused: error ${refusal.context.code}`);
// #endregion

// #region burn
const signature = await send([
  getBurnCheckedInstruction(
    {
      account: badge.ata,
      mint,
      authority: holder,
      amount: 1n,
      decimals,
    },
    tokenConfig,
  ),
  // The rent of the token account goes back to who paid it.
  getCloseAccountInstruction(
    { account: badge.ata, destination: issuer.address, owner: holder },
    tokenConfig,
  ),
]);
// #endregion

const { data } = await fetchMint(rpc, mint);
console.log(`Burned and closed: ${signature}`);
console.log(`Supply: ${data.supply}`);
