import { expect } from 'vitest';
import type { Case } from '../../case';
import { landedTransaction } from '../../landed-transaction';
import { programs } from '../../programs';

export const cases: Case[] = [
  {
    program: 'cookDevelopment/Subscribing/subscribe.ts',
    invokes: [programs.system],
    effects: {
      'the logs are those of the airdrop': ({ runtime, printed, output }) => {
        const [airdrop] = runtime.transactions;
        expect(airdrop).toMatchObject({ signature: printed.signature, err: null });
        for (const line of airdrop?.logs ?? []) expect(output).toContain(`\n  ${line}`);
      },
      'the slot is that of the airdrop or, at its commitment, one soon after': async ({
        runtime,
        printed,
      }) => {
        const landed = await landedTransaction({ runtime }, printed.signature);
        const slot = BigInt(printed.slot ?? '');
        expect(slot).toBeGreaterThanOrEqual(landed.slot);
        expect(slot).toBeLessThan(landed.slot + 50n);
        expect(landed.meta?.postBalances[1]).toBe(1_000_000_000n);
      },
    },
  },
];
