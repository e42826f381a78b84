import {
  generateKeyPairSigner,
  getBase58Decoder,
  getBase58Encoder,
  getPublicKeyFromAddress,
  getUtf8Encoder,
  signatureBytes,
  signBytes,
  verifySignature,
} from '@solana/kit';

// #region sign
const signer = await generateKeyPairSigner();
const text = 'Order 42, 21 November 2026';

const signed = await signBytes(
  signer.keyPair.privateKey,
  getUtf8Encoder().encode(text),
);
const signature = getBase58Decoder().decode(signed);
// #endregion

console.log(`Address: ${signer.address}`);
console.log(`Signature: ${signature}`);

// #region verify
// The verifier has the address, the text and the signature. No network.
async function isSignedBy(who: typeof signer.address, what: string) {
  const publicKey = await getPublicKeyFromAddress(who);
  const bytes = signatureBytes(getBase58Encoder().encode(signature));
  return verifySignature(publicKey, bytes, getUtf8Encoder().encode(what));
}
// #endregion

const other = await generateKeyPairSigner();
console.log(
  `The text as signed: ${await isSignedBy(signer.address, text)}`,
);
console.log(
  `Another text: ${await isSignedBy(signer.address, `${text}!`)}`,
);
console.log(`Another address: ${await isSignedBy(other.address, text)}`);
