import { readFile } from 'node:fs/promises';
import {
  AccountRole,
  addCodecSizePrefix,
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
  getAddressCodec,
  getAddressEncoder,
  getArrayCodec,
  getSignatureFromTransaction,
  getStructCodec,
  getTupleCodec,
  getTupleDecoder,
  getU16Decoder,
  getU32Codec,
  getUtf8Codec,
  type Instruction,
  lamports,
  pipe,
  type ReadonlyUint8Array,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
} from '@solana-program/system';
import { getInitializeMint2Instruction } from '@solana-program/token';

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

// Openverse Token-2022. SPL Token has no extensions.
const TOKEN_2022 = address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');

// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const issuer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
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

// #region codec
// Texts are UTF-8, with their length in four bytes before them.
const text = addCodecSizePrefix(getUtf8Codec(), getU32Codec());
const metadataCodec = getStructCodec([
  ['updateAuthority', getAddressCodec()],
  ['mint', getAddressCodec()],
  ['name', text],
  ['symbol', text],
  ['uri', text],
  ['fields', getArrayCodec(getTupleCodec([text, text]))],
]);
// #endregion

// The address of a JSON file comes from the command line.
const [, , uri = ''] = process.argv;
const metadata = {
  updateAuthority: issuer.address,
  mint,
  name: 'Café Points',
  symbol: 'CAFE',
  uri,
  fields: [['season', 'spring']] as [string, string][],
};

// #region pointer
const initializePointer: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  // The issuer may change the pointer, and it points at the mint itself.
  data: new Uint8Array([
    ...[39, 0],
    ...getAddressEncoder().encode(issuer.address),
    ...getAddressEncoder().encode(mint),
  ]),
};
// #endregion

// #region instructions
// The first 8 bytes of the SHA-256 of "spl_token_metadata_interface:",
// followed by "initialize_account" or "updating_field".
const INITIALIZE = [210, 225, 30, 162, 88, 184, 77, 141];
const UPDATE_FIELD = [221, 233, 49, 45, 181, 202, 220, 200];
// 0 is the name, 1 the symbol, 2 the URI, and 3 a field with a key.
const FIELD_WITH_KEY = 3;

const initializeMetadata: Instruction = {
  programAddress: TOKEN_2022,
  accounts: [
    // Where the metadata is, who may change it, the mint that it
    // describes, and the mint authority.
    { address: mint, role: AccountRole.WRITABLE },
    { address: issuer.address, role: AccountRole.READONLY },
    { address: mint, role: AccountRole.READONLY },
    { address: issuer.address, role: AccountRole.READONLY_SIGNER },
  ],
  data: new Uint8Array([
    ...INITIALIZE,
    ...text.encode(metadata.name),
    ...text.encode(metadata.symbol),
    ...text.encode(metadata.uri),
  ]),
};

function setField(key: string, value: string): Instruction {
  return {
    programAddress: TOKEN_2022,
    accounts: [
      { address: mint, role: AccountRole.WRITABLE },
      { address: issuer.address, role: AccountRole.READONLY_SIGNER },
    ],
    data: new Uint8Array([
      ...UPDATE_FIELD,
      FIELD_WITH_KEY,
      ...text.encode(key),
      ...text.encode(value),
    ]),
  };
}
// #endregion

// #region create
// A mint with extensions has 166 bytes, and the pointer takes 4 + 64.
const space = 166 + 4 + 64;
// The program appends the metadata, so the deposit has to cover it.
const sizeWith = (it: typeof metadata) =>
  BigInt(space + 4 + metadataCodec.encode(it).length);
const creation = await send([
  getCreateAccountInstruction({
    payer: issuer,
    newAccount: newMint,
    lamports: await rpc
      .getMinimumBalanceForRentExemption(sizeWith(metadata))
      .send(),
    space,
    programAddress: TOKEN_2022,
  }),
  initializePointer,
  getInitializeMint2Instruction(
    { mint, decimals: 2, mintAuthority: issuer.address },
    { programAddress: TOKEN_2022 },
  ),
  initializeMetadata,
  setField('season', 'spring'),
]);
// #endregion

// #region read
const METADATA_POINTER = 18;
const TOKEN_METADATA = 19;
const typeAndLength = getTupleDecoder([getU16Decoder(), getU16Decoder()]);

// Extensions begin at byte 166: type, length, content, then the next one.
function findExtension(data: ReadonlyUint8Array, wanted: number) {
  for (let at = 166; at + 4 <= data.length; ) {
    const [type, length] = typeAndLength.decode(data, at);
    if (type === wanted) return data.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  throw new Error(`${mint} has no extension ${wanted}`);
}

async function readMetadata() {
  const account = await fetchEncodedAccount(rpc, mint, {
    commitment: 'confirmed',
  });
  assertAccountExists(account);
  const pointer = findExtension(account.data, METADATA_POINTER);
  const place = getAddressCodec().decode(pointer, 32);
  if (place !== mint) throw new Error(`The metadata is in ${place}`);
  const found = findExtension(account.data, TOKEN_METADATA);
  return { account, ...metadataCodec.decode(found) };
}
// #endregion

const first = await readMetadata();
console.log(`Mint: ${mint}, ${first.account.space} bytes`);
console.log(`Name: ${first.name}`);
console.log(`Symbol: ${first.symbol}`);
console.log(`URI: ${first.uri}`);
console.log(`Fields: ${JSON.stringify(first.fields)}`);

// #region update
const season = 'summer and autumn';
const needed = await rpc
  .getMinimumBalanceForRentExemption(
    sizeWith({ ...metadata, fields: [['season', season]] }),
  )
  .send();
// A longer text needs a larger deposit.
const missing = needed - first.account.lamports;
const update = await send([
  getTransferSolInstruction({
    source: issuer,
    destination: mint,
    amount: missing,
  }),
  setField('season', season),
]);
// #endregion

const second = await readMetadata();
console.log(`Added to the deposit: ${missing} lamports`);
console.log(`Fields: ${JSON.stringify(second.fields)}`);
console.log(`Creation: ${creation}`);
console.log(`Update: ${update}`);
