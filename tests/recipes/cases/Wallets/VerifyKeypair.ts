import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';
import { programs } from '../../programs';

const seed = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);
const address = addressOf(seed);
const other = programs.memoV3;

export const cases = recipe('Wallets/VerifyKeypair/verify-keypair.ts', {
  prepare: () => ({ files: { 'main.json': keypairFile(seed) }, args: ['main.json', address, other] }),
  invokes: [],
  effects: {
    'only the address of the key passes': ({ output }) =>
      expect(output).toBe(`${address}: Success\n${other}: Failed\n`),
  },
});
