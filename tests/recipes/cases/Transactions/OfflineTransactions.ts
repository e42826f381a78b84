import {
  type Address,
  address,
  assertIsFullySignedTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  lamports,
} from '@solana/kit';
import {
  decodeNonce,
  getNonceEncoder,
  NonceState,
  NonceVersion,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';
import { programs } from '../../programs';
import { runOther } from '../../run-program';
import type { Runtime } from '../../runtime';

const NONCE_RENT = 1_447_680n;
const value = address('Examp1eB1ockhash1111111111111111111111111111');
const seed = new Uint8Array(32).fill(7);
const [sender = value, recipient = value, nonceAccount = value] = [7, 8, 9].map((it) =>
  address(addressOf(new Uint8Array(32).fill(it))),
);

/** A nonce account with a value, as create-nonce.ts leaves it, and a sender with one BTG. */
function prepareChain({ svm }: Runtime, blockhash: Address): void {
  svm.airdrop(sender, lamports(1_000_000_000n));
  const data = getNonceEncoder().encode({
    version: NonceVersion.Current,
    state: NonceState.Initialized,
    authority: sender,
    blockhash,
    lamportsPerSignature: 5_000n,
  });
  svm.setAccount({
    address: nonceAccount,
    data: new Uint8Array(data),
    executable: false,
    lamports: lamports(NONCE_RENT),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: BigInt(data.length),
  });
}

function nonceAt({ svm }: Aftermath, account: Address) {
  const nonce = decodeNonce(svm.getAccount(account));
  expect(nonce).toMatchObject({
    exists: true,
    lamports: NONCE_RENT,
    data: { state: NonceState.Initialized },
  });
  return nonce.exists ? nonce.data : undefined;
}

const signing = {
  files: { 'sender.json': keypairFile(seed) },
  args: ['sender.json', nonceAccount, value, recipient],
  // The machine has no network.
  env: { RPC_URL: '', WS_URL: '' },
};

/** The chain's nonce, and a file with a transaction that was signed for `value`. */
async function prepareSigned(runtime: Runtime, nonce: Address) {
  prepareChain(runtime, nonce);
  const signed = await runOther('Transactions/OfflineTransactions/sign-offline', runtime, signing);
  return { files: { 'transfer.txt': `${signed.transaction}\n` }, args: ['transfer.txt'] };
}

/** Sends a transaction whose nonce was used after it was signed. */
export const [usedNonce] = recipe('Transactions/OfflineTransactions/send-signed.ts', {
  invokes: [],
  prepare: (runtime) => prepareSigned(runtime, sender),
  effects: {},
});

export const cases = [
  ...recipe('Transactions/OfflineTransactions/create-nonce.ts', {
    invokes: [programs.system],
    prepare: () => ({ args: [sender] }),
    effects: {
      'the nonce account is rent-exempt, holds the value and belongs to the authority': (after) =>
        expect(nonceAt(after, after.at('nonce account'))).toMatchObject({
          authority: sender,
          blockhash: after.printed['nonce value'],
        }),
    },
  }),
  ...recipe('Transactions/OfflineTransactions/sign-offline.ts', {
    invokes: [],
    prepare: () => signing,
    effects: {
      'the sender has signed, and nobody else needs to': ({ printed }) => {
        const transaction = getTransactionDecoder().decode(
          getBase64Encoder().encode(printed.transaction ?? ''),
        );
        assertIsFullySignedTransaction(transaction);
        expect(Object.keys(transaction.signatures)).toEqual([sender]);
      },
    },
  }),
  ...recipe('Transactions/OfflineTransactions/send-signed.ts', {
    invokes: [programs.system],
    prepare: (runtime) => prepareSigned(runtime, value),
    effects: {
      'the recipient has a quarter of a BTG': ({ balance, printed }) => {
        expect(printed.recipient).toBe(recipient);
        expect(balance(recipient)).toBe(250_000_000n);
      },
      'the sender paid the amount and one fee': ({ balance }) => expect(balance(sender)).toBe(749_995_000n),
      'the nonce has advanced': (after) => expect(nonceAt(after, nonceAccount)?.blockhash).not.toBe(value),
    },
  }),
];
