import { createHash } from 'node:crypto';
import { address, getAddressDecoder, getAddressEncoder, isOffCurveAddress } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { example } from '../../programs';

const bytes = (text: string) => new Uint8Array(getAddressEncoder().encode(address(text)));

/** The address of sdk/program/src/pubkey.rs, without the package that the recipe uses. */
function derived(...seeds: (string | Uint8Array)[]) {
  for (let bump = 255; bump > 0; bump -= 1) {
    const hash = createHash('sha256');
    for (const seed of seeds) hash.update(seed);
    hash.update(Uint8Array.of(bump)).update(bytes(example.program)).update('ProgramDerivedAddress');
    const found = getAddressDecoder().decode(hash.digest());
    if (isOffCurveAddress(found)) return { found, bump };
  }
  throw new Error('no bump');
}

export const cases = recipe('writingProarams/DerivedAddress/derive-address.ts', {
  invokes: [],
  effects: {
    'the counter is the hash of its seeds': ({ output }) => {
      const { found, bump } = derived('counter', bytes(example.wallet));
      expect(output).toContain(`Counter ${found}\nBump ${bump}\n`);
    },
    'orders have their number in four bytes, the lowest first': ({ output }) => {
      for (const order of [7, 8]) {
        const { found } = derived('order', bytes(example.wallet), Uint8Array.of(order, 0, 0, 0));
        expect(output).toContain(`Order ${order} ${found}\n`);
      }
    },
  },
});
