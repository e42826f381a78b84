import { pbkdf2Sync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf } from '../../keypairs';

const words = (file = '') => readFileSync(file, 'utf8').trim().split(' ');

export const cases = recipe('Wallets/MnemonicsforKeypairs/generate-mnemonic.ts', {
  prepare: (_runtime, folder) => ({ args: [path.join(folder, 'phrase.txt')] }),
  invokes: [],
  effects: {
    'only the owner of the file can read it': ({ printed }) =>
      expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600),
    'the phrase is of BIP39: twelve words with a checksum': ({ printed }) => {
      expect(words(printed.file)).toHaveLength(12);
      expect(validateMnemonic(words(printed.file).join(' '), wordlist)).toBe(true);
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
});
