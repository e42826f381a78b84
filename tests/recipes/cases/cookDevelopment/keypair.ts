import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPairSigner, lamports, writeKeyPairSigner } from '@solana/kit';
import { expect } from 'vitest';
import type { Case } from '../../case';

const signer = await generateKeyPairSigner(true);
let home = '';

export const cases: Case[] = [
  {
    program: 'cookDevelopment/keypair/load-keypair.ts',
    invokes: [],
    prepare: async ({ svm }) => {
      home = await mkdtemp(path.join(tmpdir(), 'recipe-home-'));
      await writeKeyPairSigner(signer, path.join(home, '.config/openos/id.json'));
      svm.airdrop(signer.address, lamports(1_234_567_890n));
      return { env: { HOME: home } };
    },
    effects: {
      'it is the key of the file': ({ printed }) => expect(printed.address).toBe(signer.address),
      'it is the balance of its account': ({ printed }) => expect(printed.balance).toBe('1234567890'),
      'it left nothing of the key in its output': async ({ output }) => {
        await rm(home, { recursive: true });
        expect(output.split('\n')).toHaveLength(4);
      },
    },
  },
];
