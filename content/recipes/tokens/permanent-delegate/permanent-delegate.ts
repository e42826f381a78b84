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
  getSignatureFromTransaction,
  getTupleDecoder,
  getU16Decoder,
  type Instruction,
  lamports,
  pipe,
  type ReadonlyUint8Array,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  fetchToken,
  findAssociatedTokenPda,
  getBurnCheckedInstruction,
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

// Amounts count base units. With 2 decimals, 1 token is 100 of them.
const decimals = 2;

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const issuer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
const delegate = await generateKeyPairSigner();
const customer = await generateKeyPairSigner();
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

// #region delegate
const INITIALIZE_PERMANENT_DELEGATE = 35;

const initializeDelegate: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  data: new Uint8Array([
    INITIALIZE_PERMANENT_DELEGATE,
    ...getAddressEncoder().encode(delegate.address),
  ]),
};
// #endregion

// #region mint
// A mint with extensions has 166 bytes. This extension takes 4 bytes for
// its type and length, and 32 for the address.
const space = 166 + 4 + 32;
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
  initializeDelegate,
  getInitializeMint2Instruction(
    { mint, decimals, mintAuthority: issuer.address },
    tokenConfig,
  ),
]);
// #endregion

// The customer gets 100 tokens, and the issuer an account without tokens.
async function tokenAccountOf(owner: Address) {
  const seeds = { owner, tokenProgram: TOKEN_2022, mint };
  const [ata] = await findAssociatedTokenPda(seeds, ataConfig);
  return ata;
}
const customerToken = await tokenAccountOf(customer.address);
const issuerToken = await tokenAccountOf(issuer.address);
await send([
  getCreateAssociatedTokenIdempotentInstruction(
    {
      payer: issuer,
      ata: customerToken,
      owner: customer.address,
      mint,
      tokenProgram: TOKEN_2022,
    },
    ataConfig,
  ),
  getCreateAssociatedTokenIdempotentInstruction(
    {
      payer: issuer,
      ata: issuerToken,
      owner: issuer.address,
      mint,
      tokenProgram: TOKEN_2022,
    },
    ataConfig,
  ),
  getMintToCheckedInstruction(
    {
      mint,
      token: customerToken,
      mintAuthority: issuer,
      amount: 10_000n,
      decimals,
    },
    tokenConfig,
  ),
]);

// #region take
// The delegate signs in place of the customer.
const taken = await send([
  getTransferCheckedInstruction(
    {
      source: customerToken,
      mint,
      destination: issuerToken,
      authority: delegate,
      amount: 4_000n,
      decimals,
    },
    tokenConfig,
  ),
]);
const burned = await send([
  getBurnCheckedInstruction(
    {
      account: customerToken,
      mint,
      authority: delegate,
      amount: 1_000n,
      decimals,
    },
    tokenConfig,
  ),
]);
// #endregion

// #region check
const PERMANENT_DELEGATE = 12;
const typeAndLength = getTupleDecoder([getU16Decoder(), getU16Decoder()]);

// Extensions begin at byte 166: type, length, content, then the next one.
function permanentDelegateOf(data: ReadonlyUint8Array) {
  for (let at = 166; at + 4 <= data.length; ) {
    const [type, length] = typeAndLength.decode(data, at);
    if (type === PERMANENT_DELEGATE)
      return getAddressDecoder().decode(data, at + 4);
    at += 4 + length;
  }
  return 'none';
}

const account = await fetchEncodedAccount(rpc, mint, {
  commitment: 'confirmed',
});
assertAccountExists(account);
console.log(`Mint: ${mint}, ${account.space} bytes`);
console.log(`Permanent delegate: ${permanentDelegateOf(account.data)}`);
// #endregion

const customerState = await fetchToken(rpc, customerToken);
const issuerState = await fetchToken(rpc, issuerToken);
console.log(`Taken back: ${taken}`);
console.log(`Burned: ${burned}`);
console.log(`Customer's token account: ${customerToken}`);
console.log(`Customer's balance: ${customerState.data.amount}`);
console.log(`Issuer's token account: ${issuerToken}`);
console.log(`Issuer's balance: ${issuerState.data.amount}`);
