import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { address, getAddressEncoder, getBase58Decoder } from '@solana/kit';
import { expect } from 'vitest';

/** The address of a private key, by the means of Node.js alone. */
export function addressOf(privateKey: Uint8Array): string {
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), privateKey]);
  const publicKey = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  return getBase58Decoder().decode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
}

/** The text of a keypair file with a private key. */
export function keypairFile(privateKey: Uint8Array): string {
  const publicKey = getAddressEncoder().encode(address(addressOf(privateKey)));
  return JSON.stringify([...privateKey, ...publicKey]);
}

/** Throws if a file in a folder is not a keypair file of an address that only its owner can read. */
export function checkKeypairFile(folder: string, name = '', address = ''): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const key = Uint8Array.from(JSON.parse(text)).slice(0, 32);
  expect([statSync(file).mode & 0o777, text, addressOf(key)]).toEqual([0o600, keypairFile(key), address]);
}
