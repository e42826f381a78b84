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
  AccountState,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToCheckedInstruction,
  getThawAccountInstruction,
  getTransferCheckedInstruction,
  TOKEN_ERROR__ACCOUNT_FROZEN,
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

// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const issuer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const { address: customer } = await generateKeyPairSigner();
const { address: visitor } = await generateKeyPairSigner();
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

// #region default
const DEFAULT_ACCOUNT_STATE = 28;
const INITIALIZE = 0;
const UPDATE = 1;

const freezeNewAccounts: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  data: new Uint8Array([
    DEFAULT_ACCOUNT_STATE,
    INITIALIZE,
    AccountState.Frozen,
  ]),
};
// #endregion

// #region mint
// A mint with extensions has 166 bytes. This extension takes 4 bytes for
// its type and length, and 1 for the state.
const space = 166 + 4 + 1;
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
  freezeNewAccounts,
  getInitializeMint2Instruction(
    {
      mint,
      decimals,
      mintAuthority: issuer.address,
      freezeAuthority: issuer.address,
    },
    tokenConfig,
  ),
]);
// #endregion

// The associated token account of a wallet, and the instruction that
// creates it.
async function tokenAccountOf(owner: Address) {
  const seeds = { owner, tokenProgram: TOKEN_2022, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataConfig);
  const create = getCreateAssociatedTokenIdempotentInstruction(
    { payer: issuer, ata, ...seeds },
    ataConfig,
  );
  return { ata, create };
}

async function stateOf(token: Address) {
  const { data } = await fetchToken(rpc, token, {
    commitment: 'confirmed',
  });
  return `${AccountState[data.state]}, balance ${data.amount}`;
}

function thaw(account: Address) {
  return getThawAccountInstruction(
    { account, mint, owner: issuer },
    tokenConfig,
  );
}

// #region issue
// The issuer's account is frozen like all others, and frozen accounts
// cannot receive new tokens either.
const source = await tokenAccountOf(issuer.address);
await send([
  source.create,
  thaw(source.ata),
  getMintToCheckedInstruction(
    {
      mint,
      token: source.ata,
      mintAuthority: issuer,
      amount: 10_000n,
      decimals,
    },
    tokenConfig,
  ),
]);
// #endregion

const destination = await tokenAccountOf(customer);
await send([destination.create]);
console.log(`Mint: ${mint}`);
console.log(`Customer's token account: ${destination.ata}`);
console.log(`Before: ${await stateOf(destination.ata)}`);

// #region refused
const transfer = getTransferCheckedInstruction(
  {
    source: source.ata,
    mint,
    destination: destination.ata,
    authority: issuer,
    amount: 2_500n,
    decimals,
  },
  tokenConfig,
);

try {
  await send([transfer]);
} catch (error) {
  const isFrozen = isProgramError(
    unwrapSimulationError(error),
    { instructions: [transfer] },
    TOKEN_2022,
    TOKEN_ERROR__ACCOUNT_FROZEN,
  );
  if (!isFrozen) throw error;
  console.log('Transfer: refused, the account is frozen');
}
// #endregion

// #region thaw
const signature = await send([thaw(destination.ata), transfer]);
// #endregion
console.log(`Thaw and transfer: ${signature}`);
console.log(`After: ${await stateOf(destination.ata)}`);

// #region update
const openNewAccounts: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: mint, role: AccountRole.WRITABLE },
    {
      address: issuer.address,
      role: AccountRole.READONLY_SIGNER,
    },
  ],
  data: new Uint8Array([
    DEFAULT_ACCOUNT_STATE,
    UPDATE,
    AccountState.Initialized,
  ]),
};
const later = await tokenAccountOf(visitor);
await send([openNewAccounts, later.create]);
// #endregion
console.log(`Visitor's token account: ${later.ata}`);
console.log(`With the new default: ${await stateOf(later.ata)}`);
