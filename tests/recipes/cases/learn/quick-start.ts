import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { address, lamports } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { addressOf, keypairFile } from '../../keypairs';
import { programs } from '../../programs';

const program = 'learn/quick-start/quick-start.ts';
const oldKey = new Uint8Array(32).fill(9);

const transfer: Omit<Case, 'program'> = {
  invokes: [programs.system],
  effects: {
    'the recipient has a tenth of a BTG': ({ balance }) => expect(balance('recipient')).toBe(100_000_000n),
    'the sender paid the amount and the fee of one signature': ({ balance }) =>
      expect(balance('sender')).toBe(1_000_000_000n - 100_000_000n - 5_000n),
  },
};

export const cases: Case[] = [
  {
    ...transfer,
    program,
    prepare: (_runtime, folder) => ({ args: [path.join(folder, 'keypair.json')] }),
    effects: {
      ...transfer.effects,
      'the faucet sent the BTG': ({ transactions }) => expect(transactions).toHaveLength(2),
      'the file is a keypair file of the sender that only its owner can read': ({ printed, folder }) => {
        const file = path.join(folder, 'keypair.json');
        const text = readFileSync(file, 'utf8');
        const key = Uint8Array.from(JSON.parse(text)).slice(0, 32);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(text).toBe(keypairFile(key));
        expect(addressOf(key)).toBe(printed.sender);
      },
    },
  },
  {
    ...transfer,
    program,
    variant: 'with the file of an earlier run',
    prepare: ({ svm }) => {
      svm.airdrop(address(addressOf(oldKey)), lamports(1_000_000_000n));
      return { files: { 'keypair.json': keypairFile(oldKey) } };
    },
    effects: {
      ...transfer.effects,
      'the sender is the key of the file': ({ printed }) => expect(printed.sender).toBe(addressOf(oldKey)),
      'the faucet was not asked': ({ transactions }) => expect(transactions).toHaveLength(1),
    },
  },
];
