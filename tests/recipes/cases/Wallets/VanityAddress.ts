import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf } from '../../keypairs';

export const cases = recipe('Wallets/VanityAddress/grind-address.ts', {
  prepare: (_runtime, folder) => ({ args: [folder] }),
  invokes: [],
  effects: {
    'the address starts as the pattern says': ({ printed }) => expect(printed.address).toMatch(/^b/),
    'the one file is named after it, and only its owner can read it': ({ printed, folder }) => {
      expect(readdirSync(folder)).toEqual([`${printed.address}.json`]);
      expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600);
    },
    'the file holds the key of the address': ({ printed }) => {
      const bytes = Uint8Array.from(JSON.parse(readFileSync(printed.file ?? '', 'utf8')));
      expect(addressOf(bytes.slice(0, 32))).toBe(printed.address);
    },
  },
});
