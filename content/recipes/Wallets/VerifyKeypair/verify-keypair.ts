import { readFile } from 'node:fs/promises';
import {
  type Address,
  address,
  createKeyPairSignerFromBytes,
  getPublicKeyFromAddress,
  signBytes,
  verifySignature,
} from '@solana/kit';

const [file = 'keypair.json', ...claimed] = process.argv.slice(2);

// #region load
const bytes = Uint8Array.from(JSON.parse(await readFile(file, 'utf8')));
// Throws if the public half does not belong to the private half.
const { keyPair } = await createKeyPairSignerFromBytes(bytes);
// #endregion

// #region prove
// Nobody can have signed random bytes before.
const challenge = crypto.getRandomValues(new Uint8Array(32));
const signature = await signBytes(keyPair.privateKey, challenge);

async function controls(owner: Address): Promise<boolean> {
  const publicKey = await getPublicKeyFromAddress(owner);
  return verifySignature(publicKey, signature, challenge);
}
// #endregion

for (const text of claimed) {
  const verdict = (await controls(address(text))) ? 'Success' : 'Failed';
  console.log(`${text}: ${verdict}`);
}
