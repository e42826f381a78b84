import { readFile } from 'node:fs/promises';
import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
} from '@solana/kit';

const file = process.argv[2] ?? 'keypair.json';

// #region read
const bytes = Uint8Array.from(JSON.parse(await readFile(file, 'utf8')));
// #endregion

// #region restore
// All 64 bytes: the private key, then the public key that belongs to it.
const signer = await createKeyPairSignerFromBytes(bytes);

// The first 32 bytes are enough: the public key is computed from them.
const seed = bytes.slice(0, 32);
const sameSigner = await createKeyPairSignerFromPrivateKeyBytes(seed);
// #endregion

console.log(`From ${bytes.length} bytes: ${signer.address}`);
console.log(`From ${seed.length} bytes: ${sameSigner.address}`);
