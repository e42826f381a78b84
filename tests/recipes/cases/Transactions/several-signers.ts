import {
  address,
  assertIsFullySignedTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  lamports,
} from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';
import { example, programs } from '../../programs';
import { runOther } from '../../run-program';
import type { Runtime } from '../../runtime';

const folder = 'Transactions/several-signers';
const { recipient } = example;
const shopKey = new Uint8Array(32).fill(6);
const senderKey = new Uint8Array(32).fill(5);
const [shop, sender] = [addressOf(shopKey), addressOf(senderKey)];
const proposing = {
  files: { 'shop.json': keypairFile(shopKey) },
  args: ['shop.json', sender, recipient],
};
const files = { 'sender.json': keypairFile(senderKey) };
// The machine of the sender has no network.
const offline = { RPC_URL: '', WS_URL: '' };

const decode = (base64 = '') => getTransactionDecoder().decode(getBase64Encoder().encode(base64));

/** What the shop passes on: a transaction that only it has signed. */
async function propose(runtime: Runtime): Promise<string> {
  const { transaction = '' } = await runOther(`${folder}/propose`, runtime, proposing);
  return transaction;
}

/** The text that the sender was given, by runtime. */
const given = new WeakMap<Runtime, string>();

export const cases = [
  ...recipe(`${folder}/propose.ts`, {
    invokes: [],
    prepare: () => proposing,
    effects: {
      'the shop has signed as the fee payer, and the sender has not': ({ printed }) => {
        const { signatures } = decode(printed.transaction);
        expect(printed).toMatchObject({ shop, sender });
        expect(Object.keys(signatures)).toEqual([shop, sender]);
        expect(Object.values(signatures)).toEqual([expect.any(Uint8Array), null]);
      },
      'nothing was sent': ({ transactions, balance }) => {
        expect(transactions).toEqual([]);
        expect(balance(recipient)).toBeNull();
      },
    },
  }),
  ...recipe(`${folder}/add-signature.ts`, {
    invokes: [],
    prepare: async (runtime) => {
      const transaction = await propose(runtime);
      given.set(runtime, transaction);
      return { files, env: offline, args: ['sender.json', recipient, transaction] };
    },
    effects: {
      'both have signed the message that the shop signed': ({ runtime, printed }) => {
        const before = decode(given.get(runtime));
        const after = decode(printed.transaction);
        assertIsFullySignedTransaction(after);
        expect(after.messageBytes).toEqual(before.messageBytes);
        expect(Object.entries(after.signatures)[0]).toEqual(Object.entries(before.signatures)[0]);
      },
    },
  }),
  ...recipe(`${folder}/send.ts`, {
    invokes: [programs.system],
    prepare: async (runtime) => {
      for (const it of [shop, sender]) runtime.svm.airdrop(address(it), lamports(1_000_000_000n));
      const proposed = await propose(runtime);
      const args = ['sender.json', recipient, proposed];
      const signing = { files, env: offline, args };
      const { transaction = '' } = await runOther(`${folder}/add-signature`, runtime, signing);
      return { args: [transaction] };
    },
    effects: {
      'the sender paid a quarter of a BTG and no fee': ({ balance }) => {
        expect(balance(recipient)).toBe(250_000_000n);
        expect(balance(sender)).toBe(750_000_000n);
      },
      'the shop paid the fee of two signatures': async ({ landed, balance, printed, signers }) => {
        expect((await landed()).meta?.fee).toBe(10_000n);
        expect(balance(shop)).toBe(999_990_000n);
        expect(await signers()).toEqual([shop, sender]);
        expect(printed).toMatchObject({ shop, sender });
      },
    },
  }),
];
