import {
  generateKeyPairSigner,
  getBase58Decoder,
  getUtf8Encoder,
  signBytes,
  verifySignature,
} from '@solana/kit';

const text = process.argv[2] ?? 'Order 42, 21 November 2026';
const signer = await generateKeyPairSigner();

// #region format
/** The bytes that `openos sign-offchain-message` signs. */
function offchainMessage(content: string): Uint8Array {
  const utf8 = getUtf8Encoder();
  const bytes = utf8.encode(content);
  if (bytes.length < 1 || bytes.length > 1_212) {
    throw new Error(`The text has ${bytes.length} bytes, not 1 to 1212`);
  }
  const headerVersion = 0;
  const format = /^[\x20-\x7e]*$/.test(content) ? 0 : 1;
  return Uint8Array.from([
    ...[0xff, ...utf8.encode('solana offchain')],
    ...[headerVersion, format],
    ...[bytes.length & 0xff, bytes.length >> 8],
    ...bytes,
  ]);
}
// #endregion

const { privateKey, publicKey } = signer.keyPair;
const message = offchainMessage(text);
const signature = await signBytes(privateKey, message);

console.log(`Address: ${signer.address}`);
console.log(`Signature: ${getBase58Decoder().decode(signature)}`);
const isValid = await verifySignature(publicKey, signature, message);
console.log(`Valid: ${isValid}`);
