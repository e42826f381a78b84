import { createPublicKey, pbkdf2Sync, verify } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { address, getAddressEncoder, getBase58Encoder, getProgramDerivedAddress } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../case';
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

export const wallets: readonly Case[] = [
  {
    program: 'Wallets/Keypair/create-keypair.ts',
    prepare: (_runtime, folder) => ({ args: [path.join(folder, 'new', 'keypair.json')] }),
    checks: {
      'the file is a keypair file of the printed address that only its owner can read': ({ printed }) =>
        checkKeypairFile(printed.file, printed.address),
      'the second key is another': ({ printed }) => expect(printed.throwaway).not.toBe(printed.address),
    },
  },
  {
    // The first test vector of BIP39, with its passphrase, and spaces and line ends as an editor may leave them. The
    // addresses were derived by SLIP-0010 with Node.js alone.
    program: 'Wallets/Mnemonic/restore-from-mnemonic.ts',
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
  {
    program: 'Wallets/MnemonicsforKeypairs/generate-mnemonic.ts',
    prepare: (_runtime, folder) => ({ args: [path.join(folder, 'phrase.txt')] }),
    checks: {
      'only the owner of the file can read it': ({ printed }) =>
        expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600),
      'the file has a phrase of BIP39, and the address is that of openos-keygen without a derivation path': ({
        printed,
      }) => {
        const phrase = readFileSync(printed.file ?? '', 'utf8').trim();
        expect(validateMnemonic(phrase, wordlist)).toBe(true);
        const seed = pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512');
        expect(printed.address).toBe(addressOf(seed.subarray(0, 32)));
      },
    },
  },
  {
    program: 'Wallets/PublicKey/validate-address.ts',
    checks: {
      'the address off the curve is derived from the wallet and the program': async ({ printed }) => {
        const seeds = ['vault', getAddressEncoder().encode(address(printed.wallet ?? ''))];
        const [derived] = await getProgramDerivedAddress({ programAddress: address(example.program), seeds });
        expect(printed.derived).toBe(derived);
      },
    },
  },
  {
    program: 'Wallets/Signer/restore-signer.ts',
    files: { 'keypair.json': keypairFile(key) },
    prints: { address: addressOf(key) },
  },
  {
    program: 'Wallets/VanityAddress/grind-address.ts',
    prepare: (_runtime, folder) => ({ args: [folder] }),
    checks: {
      'the address starts as the pattern says': ({ printed }) => expect(printed.address).toMatch(/^b/),
      'the one file is the keypair file of the address, and only its owner can read it': ({
        printed,
        folder,
      }) => {
        expect(readdirSync(folder)).toEqual([`${printed.address}.json`]);
        checkKeypairFile(printed.file, printed.address);
      },
    },
  },
  {
    program: 'Wallets/VerifyKeypair/verify-keypair.ts',
    files: { 'main.json': keypairFile(key) },
    args: ['main.json', addressOf(key), programs.memoV3],
    prints: { address: addressOf(key), other: programs.memoV3 },
  },
  {
    program: 'Wallets/VerifyaMessage/sign-message.ts',
    checks: {
      'the address signed this text': ({ printed }) =>
        expect(isSigned(Buffer.from('Order 42, 21 November 2026'), printed)).toBe(true),
    },
  },
  {
    program: 'Wallets/VerifyaMessage/sign-offchain-message.ts',
    args: [text],
    checks: {
      'the address signed the bytes that OpenOS makes of this text': ({ printed }) =>
        expect(isSigned(Buffer.concat([header, Buffer.from(text)]), printed)).toBe(true),
    },
  },
];
