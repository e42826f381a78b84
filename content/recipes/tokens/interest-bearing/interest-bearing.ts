import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getI16Decoder,
  getI16Encoder,
  getI64Decoder,
  getSignatureFromTransaction,
  getStructDecoder,
  getTupleDecoder,
  getU16Decoder,
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  fetchMint,
  findAssociatedTokenPda,
  getAmountToUiAmountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
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

// #region interest
// InterestBearingMintExtension, Initialize.
const INITIALIZE_INTEREST = [33, 0];

const initializeInterest: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  data: new Uint8Array([
    ...INITIALIZE_INTEREST,
    // Who may change the rate.
    ...getAddressEncoder().encode(issuer.address),
    // 500 basis points are 5 % a year.
    ...getI16Encoder().encode(500),
  ]),
};
// #endregion

// #region mint
// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;
// A mint with extensions has 166 bytes. This extension takes 4 bytes for
// its type and length, and 52 for its content.
const space = 166 + 4 + 52;
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
  initializeInterest,
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: issuer.address },
    tokenConfig,
  ),
]);
// #endregion

// The holder gets 1,000 tokens.
const [token] = await findAssociatedTokenPda(
  { owner: holder.address, tokenProgram: TOKEN_2022, mint },
  ataConfig,
);
const amount = 100_000n;
await send([
  getCreateAssociatedTokenIdempotentInstruction(
    {
      payer: issuer,
      ata: token,
      owner: holder.address,
      mint,
      tokenProgram: TOKEN_2022,
    },
    ataConfig,
  ),
  getMintToCheckedInstruction(
    { mint, token, mintAuthority: issuer, amount, decimals },
    tokenConfig,
  ),
]);

// #region read
const INTEREST_CONFIG = 10;
const typeAndLength = getTupleDecoder([getU16Decoder(), getU16Decoder()]);
const configDecoder = getStructDecoder([
  ['rateAuthority', getAddressDecoder()],
  ['initialized', getI64Decoder()],
  ['averageRate', getI16Decoder()],
  ['updated', getI64Decoder()],
  ['rate', getI16Decoder()],
]);

// Extensions begin at byte 166: type, length, content, then the next one.
async function readConfig() {
  const account = await fetchEncodedAccount(rpc, mint);
  assertAccountExists(account);
  for (let at = 166; at + 4 <= account.data.length; ) {
    const [type, length] = typeAndLength.decode(account.data, at);
    if (type === INTEREST_CONFIG)
      return configDecoder.decode(account.data, at + 4);
    at += 4 + length;
  }
  throw new Error(`${mint} bears no interest`);
}
// #endregion

// #region display
// The token program counts 365.24 days to a year.
const SECONDS_PER_YEAR = 365.24 * 24 * 60 * 60;

// What to display at a time, in seconds since 1970.
async function displayedAt(time: bigint) {
  const { initialized, averageRate, updated, rate } = await readConfig();
  const interest =
    averageRate * Number(updated - initialized) +
    rate * Number(time - updated);
  const factor = Math.exp(interest / SECONDS_PER_YEAR / 10_000);
  return cut((Number(amount) * factor) / 10 ** decimals);
}

// No more decimals than the mint has, and never rounded up.
function cut(value: number) {
  const unit = 10 ** decimals;
  return (Math.floor(value * unit) / unit).toFixed(decimals);
}
// #endregion

// #region ask
// The token program calculates in the same way. A simulation asks it.
async function displayedNow() {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send();
  const question = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayer(issuer.address, it),
    (it) =>
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, it),
    (it) =>
      appendTransactionMessageInstructions(
        [getAmountToUiAmountInstruction({ mint, amount }, tokenConfig)],
        it,
      ),
    compileTransaction,
    getBase64EncodedWireTransaction,
  );
  const { value } = await rpc
    .simulateTransaction(question, { encoding: 'base64' })
    .send();
  if (!value.returnData)
    throw new Error('No answer', { cause: value.err });
  return cut(Number(atob(value.returnData.data[0])));
}
// #endregion

const { initialized } = await readConfig();
const inAYear = initialized + BigInt(SECONDS_PER_YEAR);
console.log(`Mint: ${mint}`);
console.log(`Token account: ${token}`);
console.log(`Displayed now: ${await displayedNow()}`);
console.log(`In a year at 5 %: ${await displayedAt(inAYear)}`);

// #region rate
// InterestBearingMintExtension, UpdateRate.
const UPDATE_RATE = [33, 1];

const updateRate: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: mint, role: AccountRole.WRITABLE },
    { address: issuer.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array([...UPDATE_RATE, ...getI16Encoder().encode(300)]),
};
const signature = await send([updateRate]);
// #endregion

console.log(`Signature: ${signature}`);
console.log(`In a year at 3 %: ${await displayedAt(inAYear)}`);

const { value: balance } = await rpc.getTokenAccountBalance(token).send();
console.log(`The node's uiAmountString: ${balance.uiAmountString}`);
const { data } = await fetchMint(rpc, mint);
console.log(`Balance: ${balance.amount}, supply: ${data.supply}`);
