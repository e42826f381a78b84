import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);

export const cases = recipe('Wallets/Signer/restore-signer.ts', {
  prepare: () => ({ files: { 'keypair.json': keypairFile(seed) } }),
  invokes: [],
  effects: {
    'both forms give the address of the key': ({ printed }) => expect(printed.address).toBe(addressOf(seed)),
  },
});
