import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { address, createSolanaRpc, lamports } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Cases } from '../case';
import { addressOf, keypairFile } from '../keypairs';
import { example, programs } from '../programs';
import { runProgram } from '../run-program';
import type { Runtime } from '../runtime';

const { addressLookupTable, associatedToken, system, token } = programs;
const key = new Uint8Array(32).fill(3);

const followAddress = 'cookDevelopment/address-history/follow-address.ts';
const index = 'index.json';
const amounts = 'cookDevelopment/transaction-amounts';

/** Makes the index of five transactions, with a page lost, and adds three: before it runs, while it listens, without a socket. */
async function prepareIndex(runtime: Runtime, folder: string) {
  const rpc = createSolanaRpc(runtime.url);
  const add = async (count = 1) => {
    for (let i = 1; i <= count; i += 1) {
      // Equal amounts would be equal transactions.
      const amount = lamports(BigInt(1_000_000 + runtime.transactions.length + i));
      await rpc.requestAirdrop(address(example.wallet), amount).send();
    }
    // They land, and are finalized.
    runtime.skipSlots(2);
    runtime.skipSlots(4);
  };
  await add();
  // More than the overlap, so that a later step does not find it.
  runtime.skipSlots(200);
  await add(4);
  const text = await readFile(`content/recipes/${followAddress}`, 'utf8');
  const follow = (followed: string) =>
    runProgram(folder, 'follow-address.ts', text, runtime, { args: [followed, index, '5'] });
  // A node that does not know `before` answers the second page, once.
  const pages = [undefined, []];
  runtime.intercept.set('getSignaturesForAddress', () => pages.shift());
  await follow(example.wallet);
  await expect(follow(example.recipient)).rejects.toThrow(`index.json is of ${example.wallet}`);
  await add();
  // The program asks at the end of each step: the second one follows the subscription, the third one a notification.
  const steps = [
    () => {},
    add,
    () => {
      runtime.dropSockets();
      return add();
    },
  ];
  runtime.intercept.set('getFirstAvailableBlock', () => steps.shift()?.());
}

export const development: Cases = {
  'cookDevelopment/Connecting/connect.ts': { prints: { version: network.software.version } },
  'cookDevelopment/Getting/request-btg.ts': { invokes: [system] },
  'cookDevelopment/Subscribing/subscribe.ts': {
    invokes: [system],
    checks: {
      'the slot is that of the airdrop or, at its commitment, a later one': ({ last, printed }) =>
        expect(Number(printed.slot)).toBeGreaterThanOrEqual(Number(last().slot)),
    },
  },
  [followAddress]: {
    invokes: [system],
    args: [example.wallet, index, '8'],
    prepare: prepareIndex,
    checks: {
      'the index has each transaction once, in order': ({ folder, transactions }) => {
        const { entries } = JSON.parse(readFileSync(path.join(folder, index), 'utf8'));
        const found = entries.map(({ signature }: { signature: string }) => signature);
        expect(found).toEqual(transactions.map(({ signature }) => signature));
      },
    },
  },
  [`${amounts}/make-transactions.ts`]: { invokes: [addressLookupTable, associatedToken, system, token] },
  [`${amounts}/what-moved.ts`]: {
    after: { program: `${amounts}/make-transactions.ts` },
    args: ['moved', 'failed'],
    prints: { moved: 'moved', failed: 'failed' },
  },
  'cookDevelopment/keypair/load-keypair.ts': {
    funded: { [addressOf(key)]: 1_234_567_890n },
    // Its folder is its home.
    files: { '.config/openos/id.json': keypairFile(key) },
    prints: { address: addressOf(key), balance: '1234567890' },
  },
};
