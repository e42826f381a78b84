import type { Address } from '@solana/kit';
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  getSetComputeUnitLimitInstructionDataDecoder,
  getSetComputeUnitPriceInstructionDataDecoder,
  identifyComputeBudgetInstruction,
} from '@solana-program/compute-budget';
import network from '@/content/network.json';
import type { Message } from './wire-transaction';

const LAMPORTS_PER_SIGNATURE = 5_000n;
const UNITS_PER_INSTRUCTION = 200_000n;
const MAX_UNITS = 1_400_000n;

/** What newer runtimes, LiteSVM's among them, reserve for an instruction of a program that is part of them. */
const UNITS_PER_BUILTIN = 3_000n;
const builtins: ReadonlySet<string> = new Set([
  network.programs.system,
  network.programs.vote,
  network.programs.computeBudget,
  network.programs.bpfLoader2,
  network.programs.bpfUpgradeableLoader,
  'BPFLoader1111111111111111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
]);

/** The first byte of these programs' instructions counts signatures, which cost as much as those of signers. */
const signaturePrograms: ReadonlySet<string> = new Set([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
]);

/** The fee of a message in lamports: what the node charges, and what LiteSVM does. */
export function feesOf(message: Message): { node: bigint; liteSvm: bigint } {
  const { limit, price } = computeBudgetOf(message);
  const programs = message.instructions.map(({ programIndex }) => message.keys[programIndex]);
  const signatures = signatureFee(message);
  const fee = (units: bigint) =>
    signatures + (price * (limit ?? min(units, MAX_UNITS)) + 999_999n) / 1_000_000n;
  return {
    node: fee(
      BigInt(programs.filter((program) => program !== COMPUTE_BUDGET_PROGRAM_ADDRESS).length) *
        UNITS_PER_INSTRUCTION,
    ),
    liteSvm: fee(programs.reduce((sum, program) => sum + reservedUnits(program), 0n)),
  };
}

function signatureFee({ header, instructions, keys }: Message): bigint {
  const verified = instructions
    .filter(({ programIndex }) => signaturePrograms.has(keys[programIndex] ?? ''))
    .reduce((sum, { data }) => sum + (data[0] ?? 0), 0);
  return BigInt(header.signers + verified) * LAMPORTS_PER_SIGNATURE;
}

function reservedUnits(program: Address | undefined): bigint {
  return builtins.has(program ?? '') ? UNITS_PER_BUILTIN : UNITS_PER_INSTRUCTION;
}

function computeBudgetOf({ instructions, keys }: Message): {
  limit: bigint | undefined;
  price: bigint;
} {
  let limit: bigint | undefined;
  let price = 0n;
  for (const { programIndex, data } of instructions) {
    if (keys[programIndex] !== COMPUTE_BUDGET_PROGRAM_ADDRESS || data.length < 5) continue;
    switch (identifyComputeBudgetInstruction(data)) {
      case ComputeBudgetInstruction.SetComputeUnitLimit:
        limit = min(BigInt(getSetComputeUnitLimitInstructionDataDecoder().decode(data).units), MAX_UNITS);
        break;
      case ComputeBudgetInstruction.SetComputeUnitPrice:
        price = BigInt(getSetComputeUnitPriceInstructionDataDecoder().decode(data).microLamports);
        break;
      default:
    }
  }
  return { limit, price };
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The price that a message offers for a compute unit, in microlamports. */
export function priceOf(message: Message): bigint {
  return computeBudgetOf(message).price;
}
