import { getBase58Encoder } from '@solana/kit';
import { ComputeBudgetInstruction, parseComputeBudgetInstruction } from '@solana-program/compute-budget';
import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import { recipe } from '../../case';
import { programs } from '../../programs';

const { computeBudget, system, memoV3 } = programs;

async function requests({ landed, at }: Aftermath) {
  const { accountKeys, instructions } = (await landed()).transaction.message;
  return instructions
    .filter((it) => accountKeys[it.programIdIndex] === computeBudget)
    .map(({ data }) => ({ programAddress: at(computeBudget), data: getBase58Encoder().encode(data) }))
    .map((it) => parseComputeBudgetInstruction({ ...it, data: new Uint8Array(it.data) }));
}

export const cases = recipe('Transactions/ComputeRequested/optimize-compute.ts', {
  invokes: [computeBudget, system, memoV3],
  effects: {
    'the transaction asked for the printed limit and price': async (after) =>
      expect(await requests(after)).toMatchObject([
        {
          instructionType: ComputeBudgetInstruction.SetComputeUnitLimit,
          data: { units: Number(after.printed.limit) },
        },
        {
          instructionType: ComputeBudgetInstruction.SetComputeUnitPrice,
          data: { microLamports: after.number('price') },
        },
      ]),
    'the limit is a tenth above what the simulation used': ({ printed }) => {
      expect(Number(printed.estimate)).toBeGreaterThan(450);
      expect(Number(printed.limit)).toBe(Math.ceil(Number(printed.estimate) * 1.1));
    },
    'it succeeded, used what was estimated, and paid for the limit': async ({ landed, number, printed }) => {
      const priority = Math.ceil((Number(printed.limit) * Number(printed.price)) / 1_000_000);
      expect(priority).toBeGreaterThan(0);
      expect((await landed()).meta).toMatchObject({
        err: null,
        computeUnitsConsumed: number('estimate'),
        fee: 5_000n + BigInt(priority),
      });
    },
    'the recipient has a quarter of a BTG': async ({ landed }) =>
      expect((await landed()).meta?.postBalances).toContain(250_000_000n),
  },
});
