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

const { system } = programs;
const key = new Uint8Array(32).fill(3);

const followAddress = 'cookDevelopment/address-history/follow-address.ts';
const index = 'index.json';

/** Makes the index of five transactions, and adds three: before the program runs, while it listens, without a socket. */
async function prepareIndex(runtime: Runtime, folder: string) {
  const rpc = createSolanaRpc(runtime.url);
  const add = async (count = 1) => {
    for (let i = 1; i <= count; i += 1) {
      // Equal amounts would be equal transactions.
      const amount = lamports(BigInt(1_000_000 * count + i + runtime.transactions.length));
      await rpc.requestAirdrop(address(example.wallet), amount).send();
    }
    // They land, and are finalized.
    runtime.skipSlots(2);
    runtime.skipSlots(4);
  };
  await add(5);
  const text = await readFile(`content/recipes/${followAddress}`, 'utf8');
  await runProgram(folder, 'follow-address.ts', text, runtime, { args: [example.wallet, index, '5'] });
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
      'a new socket made it read the last one, not the timer': ({ last }) =>
        expect(Date.now() / 1_000 - Number(last().time)).toBeLessThan(25),
    },
  },
  'cookDevelopment/keypair/load-keypair.ts': {
    funded: { [addressOf(key)]: 1_234_567_890n },
    // Its folder is its home.
    files: { '.config/openos/id.json': keypairFile(key) },
    prints: { address: addressOf(key), balance: '1234567890' },
  },
};
