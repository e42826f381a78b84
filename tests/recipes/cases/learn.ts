import { expect } from 'vitest';
import type { Case, Cases, Variant } from '../case';
import { addressOf, checkKeypairFile, keypairFile } from '../keypairs';
import { programs } from '../programs';
import { decodeTransaction } from '../runtime/transactions';

const { associatedToken2022, system, token, token2022 } = programs;
const oldKey = new Uint8Array(32).fill(9);

/** The refund of the page whose first two copies are lost, with some slots after each. */
const refund = (slots: number, effect: string, copies: readonly number[]): Case => ({
  invokes: [system],
  prepare: ({ intercept, skipSlots }) => {
    let lost = 0;
    intercept.set('sendTransaction', async (wire) => {
      lost += 1;
      if (lost > 2) return undefined;
      skipSlots(slots);
      return (await decodeTransaction(String(wire))).signature;
    });
  },
  state: { customer: 250_000_000n },
  checks: {
    [effect]: ({ calls }) => {
      const sent = calls.filter(({ method }) => method === 'sendTransaction').map(({ params }) => params[0]);
      expect(sent.map((it) => sent.indexOf(it))).toEqual(copies);
    },
  },
});

const quickStart: Case = { invokes: [system], state: { sender: 899_995_000n } };

export const learn: Cases = {
  // After the first copy 100 blocks pass: the transaction still lives. After the second it is dead.
  'learn/confirmation/send-and-confirm.ts': refund(400, 'it signs again only when they expired', [0, 0, 2]),
  'learn/quick-start/quick-start.ts': {
    ...quickStart,
    args: ['keypair.json'],
    checks: {
      'only its owner can read the keypair file': ({ printed, folder }) =>
        checkKeypairFile(folder, 'keypair.json', printed.sender),
    },
  },
  'learn/security/attack-tokens.ts': {
    invokes: [system, token, token2022, associatedToken2022],
    logs: ['Program log: Instruction: Transfer'],
    checks: {
      'both still hold 1,000 base units, and nobody else any': ({ tokens }) =>
        expect(tokens(token2022).map(({ amount }) => amount)).toEqual([1_000n, 1_000n]),
    },
  },
  // It needs no cluster: nothing is sent to the endpoint.
  'learn/test-programs/test-payment.ts': {},
};

export const learnVariants: readonly Variant[] = [
  [
    'learn/confirmation/send-and-confirm.ts',
    'when two copies are dropped',
    refund(0, 'it sends the same bytes again until they land', [0, 0, 0]),
  ],
  [
    'learn/quick-start/quick-start.ts',
    'with the file of an earlier run',
    {
      ...quickStart,
      funded: { [addressOf(oldKey)]: 1_000_000_000n },
      files: { 'keypair.json': keypairFile(oldKey) },
      prints: { sender: addressOf(oldKey) },
      checks: { 'the faucet was not asked': ({ transactions }) => expect(transactions).toHaveLength(1) },
    },
  ],
];
