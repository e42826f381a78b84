import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import {
  createKeyPairSignerFromBytes,
  createSignableMessage,
  createSolanaRpc,
  type KeyPairSigner,
  verifySignature,
} from '@solana/kit';

// #region read
async function loadKeypair(file: string): Promise<KeyPairSigner> {
  const bytes: unknown = JSON.parse(await readFile(file, 'utf8'));
  const isByte = (it: unknown) =>
    Number.isInteger(it) && Number(it) >= 0 && Number(it) < 256;
  // Uint8Array.from would turn 256 or a text into 0 without a word.
  if (!Array.isArray(bytes) || !bytes.every(isByte)) {
    throw new Error(`${file} is no JSON array of bytes`);
  }
  return createKeyPairSignerFromBytes(Uint8Array.from(bytes));
}
// #endregion

// #region load
const cliKeypair = path.join(homedir(), '.config/openos/id.json');
const owner = await loadKeypair(process.argv[2] ?? cliKeypair);
console.log(`Address: ${owner.address}`);
// #endregion

// #region use
const message = createSignableMessage('I hold this key');
const [signatures] = await owner.signMessages([message]);
const signature = signatures?.[owner.address];
const isGenuine =
  signature !== undefined &&
  (await verifySignature(
    owner.keyPair.publicKey,
    signature,
    message.content,
  ));
console.log(`The key signs: ${isGenuine}`);

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);
const { value: balance } = await rpc.getBalance(owner.address).send();
console.log(`Balance: ${balance} lamports`);
// #endregion
