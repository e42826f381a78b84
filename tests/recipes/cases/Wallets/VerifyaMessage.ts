import { createPublicKey, verify } from 'node:crypto';
import { getBase58Encoder } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';

/** Whether the signature that was printed is one of these bytes by the address that was printed, says Node.js. */
function isSigned(bytes: Uint8Array, { address = '', signature = '' }: Readonly<Record<string, string>>) {
  const raw = Buffer.from(getBase58Encoder().encode(address));
  const key = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(null, bytes, publicKey, Buffer.from(getBase58Encoder().encode(signature)));
}

export const cases: Case[] = [
  {
    program: 'Wallets/VerifyaMessage/sign-message.ts',
    invokes: [],
    effects: {
      'the address signed this text, and no other': ({ printed }) => {
        expect(isSigned(Buffer.from('Order 42, 21 November 2026'), printed)).toBe(true);
        expect(isSigned(Buffer.from('Order 43, 21 November 2026'), printed)).toBe(false);
      },
    },
  },
  {
    program: 'Wallets/VerifyaMessage/sign-offchain-message.ts',
    // The text of a test in the sources of OpenOS, sdk/src/offchain_message.rs.
    prepare: () => ({ args: ['Тестовое сообщение'] }),
    invokes: [],
    effects: {
      'the address signed the bytes that OpenOS makes of this text': ({ printed }) => {
        const bytes = [
          255, 115, 111, 108, 97, 110, 97, 32, 111, 102, 102, 99, 104, 97, 105, 110, 0, 1, 35, 0, 208, 162,
          208, 181, 209, 129, 209, 130, 208, 190, 208, 178, 208, 190, 208, 181, 32, 209, 129, 208, 190, 208,
          190, 208, 177, 209, 137, 208, 181, 208, 189, 208, 184, 208, 181,
        ];
        expect(isSigned(Uint8Array.from(bytes), printed)).toBe(true);
        expect(isSigned(Uint8Array.from(bytes.slice(20)), printed)).toBe(false);
      },
    },
  },
];
