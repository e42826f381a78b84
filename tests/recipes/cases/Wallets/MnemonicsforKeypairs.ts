import { createHash, pbkdf2Sync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { afterAll, expect } from 'vitest';
import type { Case } from '../../case';
import { addressOf } from '../../keypairs';

const folder = mkdtempSync(path.join(tmpdir(), 'generate-mnemonic-'));
afterAll(() => rmSync(folder, { recursive: true }));
const words = (file = '') => readFileSync(file, 'utf8').trim().split(' ');

export const cases: Case[] = [
  {
    program: 'Wallets/MnemonicsforKeypairs/generate-mnemonic.ts',
    prepare: () => ({ args: [path.join(mkdtempSync(`${folder}/`), 'phrase.txt')] }),
    invokes: [],
    effects: {
      'only the owner of the file can read it': ({ printed }) =>
        expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600),
      'the phrase is of BIP39: 128 bits and their checksum of 4': ({ printed }) => {
        const bits = words(printed.file).map((word) => wordlist.indexOf(word).toString(2).padStart(11, '0'));
        const all = bits.join('');
        expect(all).toHaveLength(132);
        const entropy = Buffer.from(
          BigInt(`0b${all.slice(0, 128)}`)
            .toString(16)
            .padStart(32, '0'),
          'hex',
        );
        const [first = 0] = createHash('sha256').update(entropy).digest();
        expect(first >> 4).toBe(Number(`0b${all.slice(128)}`));
      },
      'the address is that of openos-keygen without a derivation path': ({ printed }) => {
        const seed = pbkdf2Sync(words(printed.file).join(' '), 'mnemonic', 2048, 64, 'sha512');
        expect(printed.address).toBe(addressOf(seed.subarray(0, 32)));
      },
      'the phrase was not printed': ({ output, printed }) => {
        expect(output).not.toContain(words(printed.file).slice(0, 2).join(' '));
        expect(output.trim().split('\n')).toHaveLength(2);
      },
    },
  },
];
