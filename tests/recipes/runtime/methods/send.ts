import { z } from 'zod';
import { accountEncoding, encodeAccount } from '../account-encoding';
import { execute, isKeys, lifetimeError, type Simulation, simulate } from '../execute';
import type { Json } from '../json';
import type { Ledger } from '../ledger';
import { keysOf, type MessageKeys } from '../message-keys';
import { type Method, method, withContext } from '../method';
import { config, contextFields, slotFor, strictCommitment, toAddress, u64 } from '../params';
import { invalidParams, RpcError } from '../rpc-error';
import { MAX_PREFLIGHT_AGE, type Slot } from '../slots';
import { errorText, type TransactionError } from '../transaction-error';
import { decodeTransaction, hasValidSignatures, type WireTransaction } from '../wire-transaction';
import { flag, readerAt } from './shared';

const transactionEncoding = z.enum(['binary', 'base58', 'base64', 'json', 'jsonParsed']).nullish();
const precompiles: readonly string[] = [
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
];

/** Methods that run transactions. */
export const sendMethods: Record<string, Method> = {
  sendTransaction: method(
    1,
    [
      z.string(),
      config({
        encoding: transactionEncoding,
        skipPreflight: flag,
        preflightCommitment: strictCommitment.nullish(),
        maxRetries: u64.nullish(),
        minContextSlot: u64.nullish(),
      }),
    ],
    async ({ ledger }, text, wanted) => {
      const sent = decodeTransaction(text, binaryEncoding(wanted?.encoding));
      const slot = slotFor(ledger, {
        commitment: wanted?.preflightCommitment ?? undefined,
        minContextSlot: wanted?.minContextSlot,
      });
      keysOrThrow(ledger, sent, slot);
      const isSigned = await hasValidSignatures(sent);
      if (!wanted?.skipPreflight) {
        if (!isSigned) throw signatureFailure();
        preflight(ledger, sent, slot);
      }
      // Like a leader, who drops what it cannot execute without a word.
      if (isSigned) execute(ledger, sent);
      return sent.signature;
    },
  ),

  simulateTransaction: method(
    1,
    [
      z.string(),
      config({
        ...contextFields,
        encoding: transactionEncoding,
        sigVerify: flag,
        replaceRecentBlockhash: flag,
        accounts: z
          .looseObject({ addresses: z.array(z.string()), encoding: accountEncoding.nullish() })
          .nullish(),
      }),
    ],
    async ({ ledger }, text, wanted) => {
      const sent = decodeTransaction(text, binaryEncoding(wanted?.encoding));
      const slot = slotFor(ledger, wanted);
      if (wanted?.sigVerify && wanted.replaceRecentBlockhash) {
        throw invalidParams('sigVerify may not be used with replaceRecentBlockhash');
      }
      const { keys } = keysOrThrow(ledger, sent, slot);
      if (wanted?.sigVerify && !(await hasValidSignatures(sent))) throw signatureFailure();
      const error = wanted?.replaceRecentBlockhash
        ? undefined
        : lifetimeError(ledger, sent, slot, MAX_PREFLIGHT_AGE);
      const simulation = error === undefined ? simulate(ledger, sent) : notRun(error);
      const accounts = wanted?.accounts
        ? accountsAfter(ledger, slot, simulation, wanted.accounts, keys.length)
        : null;
      return withContext(slot, simulationJson(simulation, accounts));
    },
  ),
};

function binaryEncoding(encoding: z.infer<typeof transactionEncoding>): 'base58' | 'base64' {
  if (encoding === 'json' || encoding === 'jsonParsed') {
    throw invalidParams(`unsupported encoding: ${encoding}. Supported encodings: base58, base64`);
  }
  return encoding === 'base64' ? 'base64' : 'base58';
}

function keysOrThrow(ledger: Ledger, { message }: WireTransaction, slot: Slot): MessageKeys {
  const keys = keysOf(message, slot.slot, readerAt(ledger, slot));
  if (!isKeys(keys)) throw invalidParams(`invalid transaction: ${errorText(keys)}`);
  if (new Set(keys.keys).size < keys.keys.length) {
    throw invalidParams(`invalid transaction: ${errorText('AccountLoadedTwice')}`);
  }
  return keys;
}

/** Throws -32002 or -32006 where the transaction would fail. */
function preflight(ledger: Ledger, sent: WireTransaction, slot: Slot): void {
  const error = lifetimeError(ledger, sent, slot, MAX_PREFLIGHT_AGE);
  // Where it landed after `slot`, the bank of `slot` would still run it, and the newest state must not.
  if (error === undefined && ledger.log.find(sent.signature) !== undefined) return;
  const simulation = error === undefined ? simulate(ledger, sent) : notRun(error);
  const { err } = simulation;
  if (err === null) return;
  if (typeof err === 'object' && 'InstructionError' in err) {
    const instruction = sent.message.instructions[err.InstructionError[0]];
    if (precompiles.includes(sent.message.staticKeys[instruction?.programIndex ?? -1] ?? '')) {
      throw new RpcError(-32006, 'Transaction precompile verification failure InvalidAccountIndex');
    }
  }
  throw new RpcError(
    -32002,
    `Transaction simulation failed: ${errorText(err)}`,
    simulationJson(simulation, null),
  );
}

function notRun(err: TransactionError): Simulation {
  return { err, logs: [], unitsConsumed: 0n, inner: [], returnData: null, accounts: [] };
}

function signatureFailure(): RpcError {
  return new RpcError(-32003, 'Transaction signature verification failure');
}

function simulationJson({ err, logs, unitsConsumed, returnData }: Simulation, accounts: Json): Json {
  return {
    accounts,
    err,
    logs,
    returnData: returnData && {
      data: [Buffer.from(returnData.data).toString('base64'), 'base64'],
      programId: returnData.program,
    },
    unitsConsumed,
  };
}

function accountsAfter(
  ledger: Ledger,
  slot: Slot,
  simulation: Simulation,
  wanted: { addresses: string[]; encoding?: z.infer<typeof accountEncoding> | null | undefined },
  limit: number,
): Json {
  const encoding = wanted.encoding ?? 'base64';
  if (encoding === 'binary' || encoding === 'base58') throw invalidParams('base58 encoding not supported');
  if (wanted.addresses.length > limit) throw invalidParams(`Too many accounts provided; max ${limit}`);
  if (simulation.err !== null) return wanted.addresses.map(() => null);
  const after = new Map(simulation.accounts.map((account) => [account.address, account]));
  const read = readerAt(ledger, slot);
  return wanted.addresses.map(toAddress).map((address) => {
    const account = after.get(address) ?? read(address);
    if (account === null || account.lamports === 0n) return null;
    return encodeAccount(account, encoding, null, (other) => after.get(other) ?? read(other));
  });
}
