import { readFile } from 'node:fs/promises';
import { mnemonicToSeed, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit';
import { HDKey } from 'micro-key-producer/slip10.js';

const file = process.argv[2] ?? 'phrase.txt';

// #region seed
const text = await readFile(file, 'utf8');
const mnemonic = text.trim().split(/\s+/).join(' ');
if (!validateMnemonic(mnemonic, wordlist)) {
  throw new Error(`${file} holds no valid phrase of English BIP39 words`);
}
const passphrase = process.env.BIP39_PASSPHRASE ?? '';
const seed = await mnemonicToSeed(mnemonic, passphrase);
// #endregion

// #region derive
// Without a derivation path, the key is the first 32 bytes of the seed.
const plain = await createKeyPairSignerFromPrivateKeyBytes(
  seed.slice(0, 32),
);
console.log(`ASK: ${plain.address}`);

// With one, every level of the path derives a key from the one above.
const root = HDKey.fromMasterSeed(seed);
const paths = {
  'prompt://': "m/44'/501'",
  'prompt://?key=0': "m/44'/501'/0'",
  'prompt://?key=0/0': "m/44'/501'/0'/0'",
};
for (const [source, path] of Object.entries(paths)) {
  const { privateKey } = root.derive(path);
  const signer = await createKeyPairSignerFromPrivateKeyBytes(privateKey);
  console.log(`${source} is ${path}: ${signer.address}`);
}
// #endregion
