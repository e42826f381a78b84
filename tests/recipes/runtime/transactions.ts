import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getAddressDecoder,
  getBase58Decoder,
  getBase64Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type ReadonlyUint8Array,
  type Signature,
  type Transaction,
} from '@solana/kit';
import { ComputeBudgetInstruction, parseComputeBudgetInstruction } from '@solana-program/compute-budget';
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm';
import { programs } from '../programs';

const LAMPORTS_PER_SIGNATURE = 5_000n;

/** A message as this node reads it. */
export type Message = Exclude<CompiledTransactionMessage, { version: 1 }> &
  CompiledTransactionMessageWithLifetime;

/** A transaction as it was sent. */
export type Sent = Awaited<ReturnType<typeof decodeTransaction>>;

/** What a transaction did, in the node's JSON. */
export type Result = ReturnType<typeof resultOf>;

/** A transaction in a block, with or without success. */
export interface Landed extends Sent, Result {
  slot: bigint;
  /** Seconds since 1970. */
  time: bigint;
  /** Addresses from lookup tables; `accounts` are those of the message and then these, in the order of the balances. */
  loaded: Readonly<Record<'writable' | 'readonly', readonly Address[]>>;
  accounts: readonly Address[];
  preBalances: readonly bigint[];
  postBalances: readonly bigint[];
  preTokenBalances: readonly unknown[];
  postTokenBalances: readonly unknown[];
  /** The fee payer first. */
  signers: readonly Address[];
}

/** Reads a transaction, base64. */
export async function decodeTransaction(wire: string) {
  const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(wire));
  const message = readMessage(transaction.messageBytes);
  return {
    transaction,
    message,
    lifetime: await getTransactionLifetimeConstraintFromCompiledTransactionMessage(message),
    signature: signaturesOf(transaction)[0] as Signature,
  };
}

/** Reads a message without signatures. */
export function readMessage(bytes: ReadonlyUint8Array): Message {
  const message = getCompiledTransactionMessageDecoder().decode(bytes);
  if (message.version === 1) throw new Error('Messages of version 1 came after this node.');
  return message;
}

/** The signatures of a transaction, the fee payer's first; those that are missing are zeros. */
export function signaturesOf({ signatures }: Transaction) {
  return Object.values(signatures).map((it) => getBase58Decoder().decode(it ?? new Uint8Array(64)));
}

/** The programs of a message's instructions with their data. */
export function instructionsOf({ instructions, staticAccounts }: Message) {
  return instructions.map(({ programAddressIndex, data = new Uint8Array() }) => ({
    programAddress: staticAccounts[programAddressIndex] as Address,
    data: new Uint8Array(data),
  }));
}

/** The lookups of a message; undefined if it is a legacy one. */
export function lookupsOf(message: Message) {
  return message.version === 0 ? (message.addressTableLookups ?? []) : undefined;
}

/** The fee of a message in lamports. Throws for a price without a limit, whose fee the node and LiteSVM compute differently. */
export function feeOf(message: Message): bigint {
  const requests = instructionsOf(message)
    .filter(({ programAddress }) => programAddress === programs.computeBudget)
    .map((it) => parseComputeBudgetInstruction(it));
  let [units, price] = [0n, 0n];
  for (const { instructionType, data } of requests) {
    if (instructionType === ComputeBudgetInstruction.SetComputeUnitLimit) units = BigInt(data.units);
    if (instructionType === ComputeBudgetInstruction.SetComputeUnitPrice) price = data.microLamports;
  }
  if (units === 0n && price > 0n) throw new Error('The runtime knows no fee for a price without a limit.');
  const signatures = BigInt(message.header.numSignerAccounts) * LAMPORTS_PER_SIGNATURE;
  return signatures + (price * units + 999_999n) / 1_000_000n;
}

/** What LiteSVM answers, in the node's JSON. The error is null for success, and so are the data that no program returned. */
export function resultOf(outcome: ReturnType<LiteSVM['sendTransaction'] | LiteSVM['simulateTransaction']>) {
  const meta = 'meta' in outcome ? outcome.meta() : outcome;
  const returned = meta.returnData();
  return {
    err: outcome instanceof FailedTransactionMetadata ? errorOf(outcome) : null,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    innerInstructions: meta.innerInstructions().flatMap((calls, index) => {
      const instructions = calls.map((call) => ({
        accounts: [...call.instruction().accounts()],
        data: getBase58Decoder().decode(call.instruction().data()),
        programIdIndex: call.instruction().programIdIndex(),
        stackHeight: call.stackHeight(),
      }));
      return instructions.length > 0 ? [{ index, instructions }] : [];
    }),
    returnData:
      returned.data().length === 0
        ? null
        : {
            data: [getBase64Decoder().decode(returned.data()), 'base64'],
            programId: getAddressDecoder().decode(returned.programId()),
          },
  };
}

/** The error of a failed transaction in the node's JSON. LiteSVM has numbers for the names, which only its text has. */
function errorOf(failed: FailedTransactionMetadata): unknown {
  const pattern = /\{ err: (\w+)(?:\((\d+), (\w+)(?:\((\d+)\))?\)| \{ account_index: (\d+) \})?, meta: /;
  const [, name, index, error = '', code, account] = pattern.exec(failed.toString()) ?? [];
  if (name === undefined) throw new Error(`The runtime does not know this error: ${failed.toString()}`);
  if (index !== undefined)
    return { [name]: [Number(index), code === undefined ? error : { [error]: Number(code) }] };
  return account === undefined ? name : { [name]: { account_index: Number(account) } };
}
