import { generateKeyPairSigner, writeKeyPairSigner } from '@solana/kit';

// The name of the file may be given on the command line.
const file = process.argv[2] ?? 'keypair.json';

// #region generate
// `true` makes the private key extractable, so that it can be written.
const signer = await generateKeyPairSigner(true);
// #endregion

// #region write
// Refuses to replace a file that exists. Only you can read the new one.
await writeKeyPairSigner(signer, file);
// #endregion

console.log(`Wrote ${file}`);
console.log(`Address: ${signer.address}`);

// #region throwaway
// A signer for one run, as of a test. Its private key cannot be read.
const throwaway = await generateKeyPairSigner();
console.log(`Throwaway address: ${throwaway.address}`);
// #endregion
