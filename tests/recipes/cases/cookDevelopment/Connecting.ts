import { createSolanaRpc } from '@solana/kit';
import { expect } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import { recipe } from '../../case';

export const cases = recipe('cookDevelopment/Connecting/connect.ts', {
  invokes: [],
  effects: {
    'it asked this node': async ({ runtime, printed }) => {
      expect(printed.version).toBe(network.software.version);
      expect(printed['genesis hash']).toBe(await createSolanaRpc(runtime.url).getGenesisHash().send());
    },
    'the slot is one that began while it ran': ({ svm, number }) => {
      const { slot } = svm.getClock();
      expect(number('slot')).toBeLessThanOrEqual(slot);
      expect(number('slot')).toBeGreaterThan(slot - 1_000n);
    },
  },
});
