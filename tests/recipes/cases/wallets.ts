import { createPublicKey, pbkdf2Sync, verify } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { address, getAddressEncoder, getBase58Encoder, getProgramDerivedAddress } from '@solana/kit';
import { expect } from 'vitest';
import type { Cases } from '../case';
import { addressOf, checkKeypairFile, keypairFile } from '../keypairs';
import { example, programs } from '../programs';

const key = Uint8Array.from({ length: 32 }, (_, index) => index);
/** The text of a test in the sources of OpenOS, sdk/src/offchain_message.rs, and its prefix. */
const text = 'Тестовое сообщение';
const header = Buffer.concat([Buffer.from('\xffsolana offchain', 'latin1'), Buffer.of(0, 1, 35, 0)]);

/** Whether the signature that was printed is one of these bytes by the address that was printed, says Node.js. */
function isSigned(bytes: Uint8Array, printed: Readonly<Record<string, string>>): boolean {
  const raw = Buffer.from(getBase58Encoder().encode(printed.address ?? ''));
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  return verify(null, bytes, publicKey, Buffer.from(getBase58Encoder().encode(printed.signature ?? '')));
}

export const wallets: Cases = {
  'Wallets/Keypair/create-keypair.ts': {
    args: ['new/keypair.json'],
    checks: {
      'only its owner can read the keypair file': ({ folder, printed: { file, address } }) =>
        checkKeypairFile(folder, file, address),
      'the second key is another': ({ printed }) => expect(printed.throwaway).not.toBe(printed.address),
    },
  },
  // The first test vector of BIP39, with its passphrase, and spaces and line ends as an editor may leave them. The
  // addresses were derived by SLIP-0010 with Node.js alone.
  'Wallets/Mnemonic/restore-from-mnemonic.ts': {
    files: { 'words.txt': `  ${'abandon '.repeat(11)}\nabout  \n` },
    args: ['words.txt'],
    env: { BIP39_PASSPHRASE: 'TREZOR' },
    prints: {
      plain: '6UChi37U4BGomEQR665JZNjTM2PiHcUmBCD3e7TD366v',
      root: 'BwwLFb2UdANxF9FUtE56vVEnyScBYrbijgyJBrBRjMkW',
      account: '9md2ZNCYw622wTzgHn71kh9T6mFSoB4USnA4QdvY8oM4',
      change: '7zSmbu6gKkb6HB7UDPtHYjwCWuBHU1D4TpNZFm4sndQe',
    },
  },
  'Wallets/MnemonicsforKeypairs/generate-mnemonic.ts': {
    args: ['phrase.txt'],
    checks: {
      // As openos-keygen derives it without a path.
      'only its owner can read the phrase of the address': ({ folder, printed }) => {
        const file = path.join(folder, 'phrase.txt');
        expect(statSync(file).mode & 0o777).toBe(0o600);
        const phrase = readFileSync(file, 'utf8').trim();
        expect(validateMnemonic(phrase, wordlist)).toBe(true);
        const seed = pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512');
        expect(printed.address).toBe(addressOf(seed.subarray(0, 32)));
      },
    },
  },
  'Wallets/PublicKey/validate-address.ts': {
    checks: {
      'the address off the curve is derived from the wallet and the program': async ({ printed }) => {
        const seeds = ['vault', getAddressEncoder().encode(address(printed.wallet ?? ''))];
        const [derived] = await getProgramDerivedAddress({ programAddress: address(example.program), seeds });
        expect(printed.derived).toBe(derived);
      },
    },
  },
  'Wallets/Signer/restore-signer.ts': {
    files: { 'keypair.json': keypairFile(key) },
    prints: { address: addressOf(key) },
  },
  'Wallets/VanityAddress/grind-address.ts': {
    args: ['found'],
    checks: {
      'the address starts as the pattern says': ({ printed }) => expect(printed.address).toMatch(/^b/),
      'the one file is a keypair file of the address': ({ printed, folder }) => {
        expect(readdirSync(path.join(folder, 'found'))).toEqual([`${printed.address}.json`]);
        checkKeypairFile(folder, printed.file, printed.address);
      },
    },
  },
  'Wallets/VerifyKeypair/verify-keypair.ts': {
    files: { 'main.json': keypairFile(key) },
    args: ['main.json', addressOf(key), programs.memoV3],
    prints: { address: addressOf(key), other: programs.memoV3 },
  },
  'Wallets/VerifyaMessage/sign-message.ts': {
    checks: {
      'the address signed this text': ({ printed }) =>
        expect(isSigned(Buffer.from('Order 42, 21 November 2026'), printed)).toBe(true),
    },
  },
  'Wallets/VerifyaMessage/sign-offchain-message.ts': {
    args: [text],
    checks: {
      'the address signed the bytes that OpenOS makes of this text': ({ printed }) =>
        expect(isSigned(Buffer.concat([header, Buffer.from(text)]), printed)).toBe(true),
    },
  },
};
