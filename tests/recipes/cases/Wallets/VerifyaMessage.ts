import { createPublicKey, verify } from 'node:crypto';
import { getBase58Encoder } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';

/** Whether the signature that was printed is one of these bytes by the address that was printed, says Node.js. */
function isSigned(bytes: Uint8Array, { address = '', signature = '' }: Readonly<Record<string, string>>) {
  const raw = Buffer.from(getBase58Encoder().encode(address));
  const key = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(null, bytes, publicKey, Buffer.from(getBase58Encoder().encode(signature)));
}

/** The text of a test in the sources of OpenOS, sdk/src/offchain_message.rs, and its prefix. */
const text = 'Тестовое сообщение';
const header = Buffer.concat([Buffer.from('\xffsolana offchain', 'latin1'), Buffer.of(0, 1, 35, 0)]);

export const cases = [
  ...recipe('Wallets/VerifyaMessage/sign-message.ts', {
    invokes: [],
    effects: {
      'the address signed this text, and no other': ({ printed }) => {
        expect(isSigned(Buffer.from('Order 42, 21 November 2026'), printed)).toBe(true);
        expect(isSigned(Buffer.from('Order 43, 21 November 2026'), printed)).toBe(false);
      },
    },
  }),
  ...recipe('Wallets/VerifyaMessage/sign-offchain-message.ts', {
    prepare: () => ({ args: [text] }),
    invokes: [],
    effects: {
      'the address signed the bytes that OpenOS makes of this text': ({ printed }) => {
        expect(isSigned(Buffer.concat([header, Buffer.from(text)]), printed)).toBe(true);
        expect(isSigned(Buffer.from(text), printed)).toBe(false);
      },
    },
  }),
];
