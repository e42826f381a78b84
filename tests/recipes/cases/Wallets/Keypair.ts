import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isOffCurveAddress } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';

const bytesOf = (file = '') => Uint8Array.from(JSON.parse(readFileSync(file, 'utf8')));

export const cases = recipe('Wallets/Keypair/create-keypair.ts', {
  prepare: (_runtime, folder) => ({ args: [path.join(folder, 'new', 'keypair.json')] }),
  invokes: [],
  effects: {
    'the file is a keypair file of the printed address that only its owner can read': ({ printed }) => {
      const key = bytesOf(printed.file).slice(0, 32);
      expect(statSync(printed.file ?? '').mode & 0o777).toBe(0o600);
      expect(readFileSync(printed.file ?? '', 'utf8')).toBe(keypairFile(key));
      expect(addressOf(key)).toBe(printed.address);
    },
    'the second key is another': ({ printed, at }) => {
      expect(printed.throwaway).not.toBe(printed.address);
      expect(isOffCurveAddress(at('throwaway'))).toBe(false);
    },
    'no secret was printed': ({ output, printed }) => {
      expect(output).not.toContain(`[${bytesOf(printed.file)[0]},`);
      expect(output.split('\n')).toHaveLength(4);
    },
  },
});
