import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  type Address,
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
  getAddressEncoder,
  getOptionEncoder,
  getSignatureFromTransaction,
  getStructDecoder,
  getTupleDecoder,
  getU16Decoder,
  getU16Encoder,
  getU64Decoder,
  getU64Encoder,
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
  fetchToken,
  findAssociatedTokenPda,
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
const sender = await generateKeyPairSigner();
const recipient = await generateKeyPairSigner();
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

// #region config
// TransferFeeExtension, InitializeTransferFeeConfig.
const INITIALIZE_CONFIG = [26, 0];
const optionalAddress = getOptionEncoder(getAddressEncoder());

const initializeConfig: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  data: new Uint8Array([
    ...INITIALIZE_CONFIG,
    // Who may change the fee, and who may withdraw what was withheld.
    ...optionalAddress.encode(issuer.address),
    ...optionalAddress.encode(issuer.address),
    // 50 basis points are 0.5 %. A fee is at most 500 base units.
    ...getU16Encoder().encode(50),
    ...getU64Encoder().encode(500n),
  ]),
};
// #endregion

// #region mint
// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;
// A mint with extensions has 166 bytes. This extension takes 4 bytes for
// its type and length, and 108 for its content.
const space = 166 + 4 + 108;
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
  initializeConfig,
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
const from = await tokenAccountOf(sender.address);
const to = await tokenAccountOf(recipient.address);
const till = await tokenAccountOf(issuer.address);

// The sender gets 1,000 tokens, the others empty accounts.
await send([
  from.create,
  to.create,
  till.create,
  getMintToCheckedInstruction(
    {
      mint,
      token: from.ata,
      mintAuthority: issuer,
      amount: 100_000n,
      decimals,
    },
    tokenConfig,
  ),
]);

// #region read
const FEE_CONFIG = 1;
const FEE_AMOUNT = 2;
const typeAndLength = getTupleDecoder([getU16Decoder(), getU16Decoder()]);
const feeDecoder = getStructDecoder([
  ['epoch', getU64Decoder()],
  ['maximum', getU64Decoder()],
  ['basisPoints', getU16Decoder()],
]);
const configDecoder = getStructDecoder([
  ['configAuthority', getAddressDecoder()],
  ['withdrawAuthority', getAddressDecoder()],
  ['withheld', getU64Decoder()],
  ['older', feeDecoder],
  ['newer', feeDecoder],
]);

// Extensions begin at byte 166: type, length, content, then the next one.
async function extensionOf(owner: Address, wanted: number) {
  const account = await fetchEncodedAccount(rpc, owner);
  assertAccountExists(account);
  for (let at = 166; at + 4 <= account.data.length; ) {
    const [type, length] = typeAndLength.decode(account.data, at);
    if (type === wanted) return account.data.slice(at + 4);
    at += 4 + length;
  }
  throw new Error(`${owner} has no extension ${wanted}`);
}

async function readFees() {
  const config = configDecoder.decode(await extensionOf(mint, FEE_CONFIG));
  const { epoch } = await rpc.getEpochInfo().send();
  const { older, newer } = config;
  return { epoch, newer, now: epoch >= newer.epoch ? newer : older };
}

async function withheldIn(account: Address) {
  return getU64Decoder().decode(await extensionOf(account, FEE_AMOUNT));
}
// #endregion

// #region transfer
// TransferFeeExtension, TransferCheckedWithFee.
const TRANSFER_WITH_FEE = [26, 1];

const amount = 25_001n;
const { now } = await readFees();
// Rounded up to a base unit, and cut off at the maximum.
const rounded = (amount * BigInt(now.basisPoints) + 9_999n) / 10_000n;
const fee = rounded < now.maximum ? rounded : now.maximum;

const transfer = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: from.ata, role: AccountRole.WRITABLE },
    { address: mint, role: AccountRole.READONLY },
    { address: to.ata, role: AccountRole.WRITABLE },
    {
      address: sender.address,
      role: AccountRole.READONLY_SIGNER,
      signer: sender,
    },
  ],
  data: new Uint8Array([
    ...TRANSFER_WITH_FEE,
    ...getU64Encoder().encode(amount),
    decimals,
    ...getU64Encoder().encode(fee),
  ]),
};
await send([transfer]);
// #endregion

console.log(`Mint: ${mint}`);
console.log(`Recipient's token account: ${to.ata}`);
console.log(`Sent: ${amount}, fee: ${fee}`);
const received = await fetchToken(rpc, to.ata);
console.log(
  `Received: ${received.data.amount}, withheld: ${await withheldIn(to.ata)}`,
);

// #region collect
// TransferFeeExtension, HarvestWithheldTokensToMint.
const HARVEST = [26, 4];
// TransferFeeExtension, WithdrawWithheldTokensFromMint.
const WITHDRAW = [26, 2];

const harvest: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: mint, role: AccountRole.WRITABLE },
    // As many token accounts of this mint as fit into the transaction.
    { address: to.ata, role: AccountRole.WRITABLE },
  ],
  data: new Uint8Array(HARVEST),
};
const withdraw: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: mint, role: AccountRole.WRITABLE },
    { address: till.ata, role: AccountRole.WRITABLE },
    { address: issuer.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array(WITHDRAW),
};
await send([harvest, withdraw]);
// #endregion

const collected = await fetchToken(rpc, till.ata);
console.log(`Issuer's token account: ${till.ata}`);
console.log(
  `Collected: ${collected.data.amount}, withheld: ${await withheldIn(to.ata)}`,
);

// #region change
// TransferFeeExtension, SetTransferFee.
const SET_FEE = [26, 5];

const setFee: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    { address: mint, role: AccountRole.WRITABLE },
    { address: issuer.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array([
    ...SET_FEE,
    ...getU16Encoder().encode(100),
    ...getU64Encoder().encode(1_000n),
  ]),
};
const signature = await send([setFee]);
// #endregion

const after = await readFees();
console.log(`Signature: ${signature}`);
console.log(`Epoch ${after.epoch}: ${after.now.basisPoints} basis points`);
console.log(
  `Epoch ${after.newer.epoch}: ${after.newer.basisPoints} basis points`,
);
