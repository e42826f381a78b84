import { createHmac, pbkdf2Sync } from 'node:crypto';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf } from '../../keypairs';

/** The first test vector of BIP39, with its passphrase. Everybody knows it. */
const phrase = `${'abandon '.repeat(11)}about`;
const passphrase = 'TREZOR';
const seed = pbkdf2Sync(phrase, `mnemonic${passphrase}`, 2048, 64, 'sha512');

/** The private key at a path of hardened levels, as in SLIP-0010, computed with Node.js. */
function derive(...levels: number[]): Buffer {
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest();
  for (const level of levels) {
    const data = Buffer.alloc(37);
    node.copy(data, 1, 0, 32);
    data.writeUInt32BE(level + 0x80000000, 33);
    node = createHmac('sha512', node.subarray(32)).update(data).digest();
  }
  return node.subarray(0, 32);
}

export const cases = recipe('Wallets/Mnemonic/restore-from-mnemonic.ts', {
  // Spaces and line ends as an editor may leave them.
  prepare: () => ({
    files: { 'words.txt': `  ${phrase.replace(' about', '\nabout')}  \n` },
    args: ['words.txt'],
    env: { BIP39_PASSPHRASE: passphrase },
  }),
  invokes: [],
  effects: {
    'the addresses are those of an independent derivation': ({ printed }) =>
      expect(printed).toEqual({
        plain: addressOf(seed.subarray(0, 32)),
        root: addressOf(derive(44, 501)),
        account: addressOf(derive(44, 501, 0)),
        change: addressOf(derive(44, 501, 0, 0)),
      }),
  },
});
