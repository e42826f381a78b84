import { createHmac, pbkdf2Sync } from 'node:crypto';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { addressOf } from '../../keypairs';

/** The first test vector of BIP39, with its passphrase. Everybody knows it. */
const phrase = `${'abandon '.repeat(11)}about`;
const passphrase = 'TREZOR';
const seed = pbkdf2Sync(phrase, `mnemonic${passphrase}`, 2048, 64, 'sha512');

/** The private key at a path of hardened levels, after SLIP-0010, by the means of Node.js. */
function derive(root: Uint8Array, ...levels: number[]): Buffer {
  let node = createHmac('sha512', 'ed25519 seed').update(root).digest();
  for (const level of levels) {
    const data = Buffer.alloc(37);
    node.copy(data, 1, 0, 32);
    data.writeUInt32BE(level + 0x80000000, 33);
    node = createHmac('sha512', node.subarray(32)).update(data).digest();
  }
  return node.subarray(0, 32);
}

export const cases: Case[] = [
  {
    program: 'Wallets/Mnemonic/restore-from-mnemonic.ts',
    // Spaces and line ends as an editor may leave them.
    prepare: () => ({
      files: { 'words.txt': `  ${phrase.replace(' about', '\nabout')}  \n` },
      args: ['words.txt'],
      env: { BIP39_PASSPHRASE: passphrase },
    }),
    invokes: [],
    effects: {
      'the seed is that of the test vector': () =>
        expect(seed.toString('hex')).toBe(
          'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e5349553' +
            '1f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
        ),
      'the derivation of this test is that of the first test vector of SLIP-0010': () =>
        expect(derive(Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex'), 0).toString('hex')).toBe(
          '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3',
        ),
      'the addresses are those of an independent derivation': ({ printed }) =>
        expect(printed).toEqual({
          plain: addressOf(seed.subarray(0, 32)),
          root: addressOf(derive(seed, 44, 501)),
          account: addressOf(derive(seed, 44, 501, 0)),
          change: addressOf(derive(seed, 44, 501, 0, 0)),
        }),
    },
  },
];
