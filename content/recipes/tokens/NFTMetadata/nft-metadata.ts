import {
  addDecoderSizePrefix,
  address,
  assertAccountExists,
  createSolanaRpc,
  fetchEncodedAccount,
  getAddressDecoder,
  getArrayDecoder,
  getStructDecoder,
  getTupleDecoder,
  getU16Decoder,
  getU32Decoder,
  getUtf8Decoder,
  type ReadonlyUint8Array,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);

const TOKEN_2022 = address('Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c');

// #region mint
const mint = address(process.argv[2] ?? '');
const account = await fetchEncodedAccount(rpc, mint, {
  commitment: 'confirmed',
});
assertAccountExists(account);
if (account.programAddress !== TOKEN_2022) {
  throw new Error(
    `${mint} belongs to ${account.programAddress}, not ${TOKEN_2022}`,
  );
}
// #endregion

// #region extensions
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
// #endregion

// #region metadata
const text = addDecoderSizePrefix(getUtf8Decoder(), getU32Decoder());
const metadataDecoder = getStructDecoder([
  ['updateAuthority', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['name', text],
  ['symbol', text],
  ['uri', text],
  ['additionalMetadata', getArrayDecoder(getTupleDecoder([text, text]))],
]);

// The pointer: who may change it, and the account that it points at.
const pointer = findExtension(account.data, METADATA_POINTER);
const metadataAddress = getAddressDecoder().decode(pointer, 32);
if (metadataAddress !== mint) {
  throw new Error(`${metadataAddress} holds the metadata of ${mint}`);
}
const metadata = metadataDecoder.decode(
  findExtension(account.data, TOKEN_METADATA),
);
// #endregion

// #region json
const MAX_BYTES = 100_000;

// Whoever made the NFT chose the server. It may be slow or never end.
async function fetchJson(uri: string): Promise<unknown> {
  const response = await fetch(uri, {
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`${uri} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`${uri} is too long`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

const json = await fetchJson(metadata.uri);
// #endregion

console.log(`NFT: ${metadata.mint}`);
console.log(`Name: ${metadata.name}`);
console.log(`Symbol: ${metadata.symbol}`);
console.log(`Update authority: ${metadata.updateAuthority}`);
console.log(`URI: ${metadata.uri}`);
console.log(`JSON: ${JSON.stringify(json, null, 2)}`);
