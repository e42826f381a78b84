import {
  address,
  assertIsFullySignedTransaction,
  getAddressDecoder,
  getBase64Encoder,
  getTransactionDecoder,
  lamports,
} from '@solana/kit';
import { expect } from 'vitest';
import type { Case, Cases } from '../case';
import { addressOf, keypairFile } from '../keypairs';
import { example, programs } from '../programs';
import type { Runtime } from '../runtime';
import { SLOTS_PER_EPOCH } from '../runtime/ledger';

const { addressLookupTable, computeBudget, memoV3, stake, system, vote } = programs;
const { recipient } = example;
const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const [shopKey, senderKey, authorityKey] = [keyOf(6), keyOf(5), keyOf(9)];
const [shop, sender] = [addressOf(shopKey), addressOf(senderKey)];
const senderFile = { 'sender.json': keypairFile(senderKey) };
/** The machine of a signer has no network. */
const offline = { RPC_URL: '', WS_URL: '' };
const BTG = 1_000_000_000n;

const aQuarterArrived: Case['checks'] = {
  'the recipient has a quarter of a BTG': ({ last }) => expect(last().postBalances).toContain(250_000_000n),
};

const decode = (base64 = '') => getTransactionDecoder().decode(getBase64Encoder().encode(base64));

/** Both programs of /Transactions/SendSOL do the same. */
const sendBtg = {
  invokes: [system],
  state: { 'signature.payer': 749_995_000n },
};

const offlineFolder = 'Transactions/OfflineTransactions';
const tables = 'Transactions/lookup-tables';
const authorityFile = {
  env: { KEYPAIR: 'authority.json' },
  files: { 'authority.json': keypairFile(authorityKey) },
};
const several = 'Transactions/several-signers';

const staking = 'Transactions/staking';
export const voteAccount = addressOf(keyOf(4));
/** Where a delegated stake account has its vote account. */
const VOTER_AT = 124;

/** Makes the vote account of a validator that has never voted: all zeros but the version of its state. */
function createVoteAccount({ svm }: Runtime): void {
  const data = new Uint8Array(3_762);
  data[0] = 2;
  const rest = { executable: false, programAddress: address(vote), space: BigInt(data.length) };
  svm.setAccount({ address: address(voteAccount), data, lamports: lamports(BTG), ...rest });
}

export const transactions: Cases = {
  'Transactions/ComputeRequested/optimize-compute.ts': {
    invokes: [computeBudget, system, memoV3],
    prints: { price: '1000' },
    checks: {
      'the limit is a tenth above the estimate, and is paid for': ({ printed: { estimate, limit, fee } }) => {
        expect(Number(limit)).toBe(Math.ceil(Number(estimate) * 1.1));
        expect(Number(fee)).toBe(5_000 + Math.ceil(Number(limit) / 1_000));
      },
      ...aQuarterArrived,
    },
  },
  [`${offlineFolder}/create-nonce.ts`]: {
    invokes: [system],
    args: [sender],
    state: { 'nonce account': 1_447_680n },
  },
  [`${offlineFolder}/sign-offline.ts`]: {
    after: { program: `${offlineFolder}/create-nonce.ts` },
    env: offline,
    files: senderFile,
    args: ['sender.json', 'nonce account', 'nonce value', recipient],
    checks: {
      'the sender has signed, and nobody else needs to': ({ printed }) => {
        const transaction = decode(printed.transaction);
        assertIsFullySignedTransaction(transaction);
        expect(Object.keys(transaction.signatures)).toEqual([sender]);
      },
    },
  },
  [`${offlineFolder}/send-signed.ts`]: {
    invokes: [system],
    funded: { [sender]: BTG },
    prints: { recipient },
    after: { program: `${offlineFolder}/sign-offline.ts` },
    files: { 'transfer.txt': 'transaction' },
    args: ['transfer.txt'],
    state: { [recipient]: 250_000_000n, [sender]: 749_995_000n },
  },
  'Transactions/SendSOL/send-btg.ts': sendBtg,
  'Transactions/SendSOL/send-btg-client.ts': sendBtg,
  'Transactions/TransactionCost/calculate-cost.ts': { invokes: [system, computeBudget] },
  [`${tables}/use-lookup-table.ts`]: {
    invokes: [system, addressLookupTable],
    checks: {
      'the 24 addresses of the table received 0.001 BTG each': ({ sent }) => {
        const { loaded, postBalances } = sent('transfers');
        expect(new Set(loaded.writable).size).toBe(24);
        expect(postBalances.slice(-24)).toEqual(Array(24).fill(1_000_000n));
      },
    },
  },
  [`${tables}/close-lookup-table.ts`]: {
    invokes: [addressLookupTable],
    funded: { [addressOf(authorityKey)]: BTG },
    after: { program: `${tables}/use-lookup-table.ts`, ...authorityFile },
    // A deactivated table can be closed after 512 blocks.
    prepare: ({ skipSlots }) => skipSlots(513),
    ...authorityFile,
    args: ['table'],
    state: { table: null },
  },
  [`${several}/propose.ts`]: {
    files: { 'shop.json': keypairFile(shopKey) },
    args: ['shop.json', sender, recipient],
    prints: { shop, sender },
    state: { [recipient]: null },
    checks: {
      'the shop has signed as the fee payer, and the sender has not': ({ printed }) =>
        expect(Object.entries(decode(printed.transaction).signatures)).toEqual([
          [shop, expect.any(Uint8Array)],
          [sender, null],
        ]),
    },
  },
  [`${several}/add-signature.ts`]: {
    after: { program: `${several}/propose.ts` },
    env: offline,
    files: senderFile,
    args: ['sender.json', recipient, 'transaction'],
    checks: {
      'both have signed the message that the shop signed': ({ before, printed }) => {
        const [proposed, signed] = [decode(before.transaction), decode(printed.transaction)];
        assertIsFullySignedTransaction(signed);
        expect(signed.messageBytes).toEqual(proposed.messageBytes);
      },
    },
  },
  [`${several}/send.ts`]: {
    invokes: [system],
    funded: { [shop]: BTG, [sender]: BTG },
    prints: { shop, sender },
    after: { program: `${several}/add-signature.ts` },
    args: ['transaction'],
    state: { [recipient]: 250_000_000n, [sender]: 750_000_000n, [shop]: 999_990_000n },
    signers: { signature: ['shop', 'sender'] },
  },
  [`${staking}/stake.ts`]: {
    invokes: [system, stake],
    funded: { [sender]: 2n * BTG },
    files: senderFile,
    args: ['sender.json', voteAccount, String(BTG)],
    prepare: createVoteAccount,
    state: { 'stake account': BTG + 2_282_880n },
    checks: {
      'it is delegated to the validator': ({ account }) =>
        expect(getAddressDecoder().decode(account('stake account').data, VOTER_AT)).toBe(voteAccount),
    },
  },
  [`${staking}/unstake.ts`]: {
    invokes: [stake],
    funded: { [sender]: 2n * BTG },
    after: { program: `${staking}/stake.ts` },
    files: senderFile,
    args: ['sender.json', 'stake account'],
    prepare: ({ svm, transactions, intercept, skipSlots }) => {
      const skipEpoch = (but = 0n) =>
        skipSlots(Number(SLOTS_PER_EPOCH - (svm.getClock().slot % SLOTS_PER_EPOCH) - but));
      skipEpoch();
      // After the first attempt to withdraw, the program asks how long the epoch still lasts: three slots.
      intercept.set('sendTransaction', () => {
        if (transactions.length < 2) return;
        intercept.set('getEpochInfo', () => {
          intercept.clear();
          skipEpoch(3n);
        });
      });
    },
    state: { [sender]: 2n * BTG - 4n * 5_000n },
    checks: {
      'it is the second epoch, without rewards': ({ printed }) =>
        expect(printed).toMatchObject({ epoch: '1', amount: '1002282880' }),
    },
  },
  'Transactions/toaTransaction/add-memo.ts': {
    invokes: [memoV3, system],
    signers: { signature: ['sender'] },
    checks: aQuarterArrived,
  },
};
