import path from 'node:path';
import { generateKeyPairSigner, writeKeyPairSigner } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Case } from '../case';
import { programs } from '../programs';

const signer = await generateKeyPairSigner(true);

export const development: readonly Case[] = [
  {
    program: 'cookDevelopment/Connecting/connect.ts',
    invokes: [],
    prints: { version: network.software.version },
  },
  {
    program: 'cookDevelopment/Getting/request-btg.ts',
    invokes: [programs.system],
    state: { recipient: 2_000_000_000n },
  },
  {
    program: 'cookDevelopment/Subscribing/subscribe.ts',
    invokes: [programs.system],
    checks: {
      'the slot is that of the airdrop or, at its commitment, a later one': ({ last, printed }) =>
        expect(Number(printed.slot)).toBeGreaterThanOrEqual(Number(last().slot)),
    },
  },
  {
    program: 'cookDevelopment/keypair/load-keypair.ts',
    invokes: [],
    funded: { [signer.address]: 1_234_567_890n },
    prints: { address: signer.address, balance: '1234567890' },
    prepare: async (_runtime, folder) => {
      await writeKeyPairSigner(signer, path.join(folder, '.config/openos/id.json'));
      return { env: { HOME: folder } };
    },
  },
];
