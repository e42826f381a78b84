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
  unwrapOption,
  unwrapSimulationError,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  AccountState,
  AuthorityType,
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getFreezeAccountInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToCheckedInstruction,
  getSetAuthorityInstruction,
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
const owner = await generateKeyPairSigner();
const freezeAuthority = await generateKeyPairSigner();
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

// Setup: a mint with a freeze authority, and 100 tokens of the owner.
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
    {
      mint,
      decimals,
      mintAuthority: payer.address,
      freezeAuthority: freezeAuthority.address,
    },
    tokenConfig,
  ),
]);

// Creates the associated token account of a wallet.
async function createTokenAccount(owner: Address) {
  const seeds = { owner, tokenProgram: programs.token, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataConfig);
  await send([
    getCreateAssociatedTokenInstruction(
      { payer, ata, ...seeds },
      ataConfig,
    ),
  ]);
  return ata;
}
const account = await createTokenAccount(owner.address);
const shop = await createTokenAccount(payer.address);
await send([
  getMintToCheckedInstruction(
    {
      mint,
      token: account,
      mintAuthority: payer,
      amount: 10_000n,
      decimals,
    },
    tokenConfig,
  ),
]);

async function printState(when: string) {
  const { data } = await fetchToken(rpc, account, {
    commitment: 'confirmed',
  });
  const state = AccountState[data.state];
  console.log(`${when}: ${state}, balance ${data.amount}`);
}
console.log(`Mint: ${mint}`);
console.log(`Freeze authority: ${freezeAuthority.address}`);
console.log(`Token account: ${account}`);

// #region freeze
const accountOfMint = { account, mint, owner: freezeAuthority };
const freezing = await send([
  getFreezeAccountInstruction(accountOfMint, tokenConfig),
]);
// #endregion
console.log(`Freeze: ${freezing}`);
await printState('After the freeze');

// #region refused
const payment = getTransferCheckedInstruction(
  {
    source: account,
    mint,
    destination: shop,
    authority: owner,
    amount: 2_500n,
    decimals,
  },
  tokenConfig,
);
try {
  await send([payment]);
} catch (error) {
  const isFrozen = isProgramError(
    unwrapSimulationError(error),
    { instructions: [payment] },
    programs.token,
    TOKEN_ERROR__ACCOUNT_FROZEN,
  );
  if (!isFrozen) throw error;
  console.log('Payment: refused, the account is frozen');
}
// #endregion

// #region thaw
const thawing = await send([
  getThawAccountInstruction(accountOfMint, tokenConfig),
  payment,
]);
// #endregion
console.log(`Thaw and payment: ${thawing}`);
await printState('After the payment');

// #region remove
const removal = await send([
  getSetAuthorityInstruction(
    {
      owned: mint,
      owner: freezeAuthority,
      authorityType: AuthorityType.FreezeAccount,
      newAuthority: null,
    },
    tokenConfig,
  ),
]);
// #endregion
const { data } = await fetchMint(rpc, mint, { commitment: 'confirmed' });
console.log(`Removal: ${removal}`);
console.log(`Freeze authority now: ${unwrapOption(data.freezeAuthority)}`);
