import {
  address,
  createSolanaRpc,
  decodeTransactionFromRpcResponse,
  getInstructionsFromCompiledTransactionMessage,
  isInstructionForProgram,
  isInstructionWithData,
} from '@solana/kit';
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  parseComputeBudgetInstruction,
} from '@solana-program/compute-budget';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';

async function last({ runtime }: Aftermath) {
  const newest = runtime.transactions.at(-1);
  if (newest === undefined) throw new Error('nothing was sent');
  const landed = await createSolanaRpc(runtime.url)
    .getTransaction(newest.signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send();
  if (landed === null) throw new Error('the transaction did not land');
  const { compiledMessage } = decodeTransactionFromRpcResponse(landed);
  const requests = getInstructionsFromCompiledTransactionMessage(compiledMessage)
    .filter((it) => isInstructionForProgram(it, COMPUTE_BUDGET_PROGRAM_ADDRESS))
    .filter((it) => isInstructionWithData(it))
    .map((it) => parseComputeBudgetInstruction(it));
  return { meta: landed.meta, requests, accounts: compiledMessage.staticAccounts };
}

export const cases: Case[] = [
  {
    program: 'Transactions/ComputeRequested/optimize-compute.ts',
    invokes: [programs.computeBudget, programs.system, programs.memoV3],
    effects: {
      'the transaction asked for the printed limit and price': async (after) => {
        const { requests } = await last(after);
        expect(requests).toMatchObject([
          {
            instructionType: ComputeBudgetInstruction.SetComputeUnitLimit,
            data: { units: Number(after.printed.limit) },
          },
          {
            instructionType: ComputeBudgetInstruction.SetComputeUnitPrice,
            data: { microLamports: BigInt(after.printed.price ?? '') },
          },
        ]);
      },
      'the limit is a tenth above what the simulation used': ({ printed }) => {
        expect(Number(printed.estimate)).toBeGreaterThan(450);
        expect(Number(printed.limit)).toBe(Math.ceil(Number(printed.estimate) * 1.1));
      },
      'it succeeded, used what was estimated, and paid for the limit': async (after) => {
        const { meta } = await last(after);
        expect(meta?.err).toBeNull();
        expect(meta?.computeUnitsConsumed).toBe(BigInt(after.printed.estimate ?? ''));
        const priority = Math.ceil((Number(after.printed.limit) * Number(after.printed.price)) / 1_000_000);
        expect(meta?.fee).toBe(5_000n + BigInt(priority));
        expect(priority).toBeGreaterThan(0);
      },
      'the recipient has a quarter of a BTG': async (after) => {
        const { accounts } = await last(after);
        const balances = accounts.map((it) => after.runtime.svm.getBalance(address(it)));
        expect(balances).toContain(250_000_000n);
      },
    },
  },
];
