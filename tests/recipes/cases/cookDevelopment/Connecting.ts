import { createSolanaRpc } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import type { Case } from '../../case';

export const cases: Case[] = [
  {
    program: 'cookDevelopment/Connecting/connect.ts',
    invokes: [],
    effects: {
      'it asked this node': async ({ runtime, printed }) => {
        expect(printed.version).toBe(network.software.version);
        expect(printed['genesis hash']).toBe(await createSolanaRpc(runtime.url).getGenesisHash().send());
      },
      'the slot is one that began while it ran': ({ runtime, printed }) => {
        const { slot } = runtime.svm.getClock();
        expect(BigInt(printed.slot ?? '')).toBeLessThanOrEqual(slot);
        expect(BigInt(printed.slot ?? '')).toBeGreaterThan(slot - 100n);
      },
    },
  },
];
