import { writeFile } from 'node:fs/promises';
import { generateMnemonic, mnemonicToSeed } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit';

const file = process.argv[2] ?? 'phrase.txt';

// #region generate
// 128 bits of randomness give 12 words, 256 bits give 24.
const mnemonic = generateMnemonic(wordlist, 128);
// #endregion

// #region address
// As in `openos-keygen new`, the key is the first 32 bytes of the seed.
const seed = await mnemonicToSeed(mnemonic);
const signer = await createKeyPairSignerFromPrivateKeyBytes(
  seed.slice(0, 32),
);
// #endregion

// #region write
// Only you can read the file, and one that exists is never replaced.
await writeFile(file, `${mnemonic}\n`, { mode: 0o600, flag: 'wx' });
// #endregion

console.log(`Wrote ${mnemonic.split(' ').length} words to ${file}`);
console.log(`Address: ${signer.address}`);
