import type { Address } from '@solana/kit';
import { z } from 'zod';
import { accountEncoding, encodeAccount } from '../account-encoding';
import { execute, lifetimeError, type Simulation, simulate } from '../execute';
import type { Json } from '../json';
import type { Ledger } from '../ledger';
import { loadAddresses } from '../lookup-tables';
import { type Method, method, withContext } from '../method';
import { commitment, config, pubkey, slotFor, u64 } from '../params';
import { invalidParams, RpcError } from '../rpc-error';
import { MAX_PREFLIGHT_AGE, type Slot } from '../slots';
import type { TransactionError } from '../transaction-error';
import { decodeTransaction, hasValidSignatures, type WireTransaction } from '../wire-transaction';
import { readerAt } from './shared';

const encoding = z.literal('base64');
const flag = z.boolean().nullish();

/** Methods that run transactions. */
export const sendMethods: Record<string, Method> = {
  sendTransaction: method(
    1,
    [
      z.string(),
      config({
        encoding,
        skipPreflight: flag,
        preflightCommitment: commitment,
        maxRetries: u64.nullish(),
      }),
    ],
    async ({ ledger, isLost }, text, wanted) => {
      const slot = slotFor(ledger, { commitment: wanted?.preflightCommitment });
      const sent = loadAddresses(decodeTransaction(text), slot, readerAt(ledger, slot));
      checkKeys(sent);
      const isSigned = await hasValidSignatures(sent);
      if (!wanted?.skipPreflight) {
        if (!isSigned) throw signatureFailure();
        preflight(ledger, sent, slot);
      }
      // Like a leader, which drops transactions that it cannot execute, without an error.
      if (isSigned && !isLost(sent.signature)) execute(ledger, sent);
      return sent.signature;
    },
  ),

  simulateTransaction: method(
    1,
    [
      z.string(),
      config({
        commitment,
        encoding,
        sigVerify: flag,
        replaceRecentBlockhash: flag,
        accounts: z
          .looseObject({ addresses: z.array(pubkey), encoding: accountEncoding.nullish() })
          .nullish(),
      }),
    ],
    async ({ ledger }, text, wanted) => {
      const slot = slotFor(ledger, wanted);
      const sent = loadAddresses(decodeTransaction(text), slot, readerAt(ledger, slot));
      if (wanted?.sigVerify && wanted.replaceRecentBlockhash) {
        throw invalidParams('sigVerify may not be used with replaceRecentBlockhash');
      }
      checkKeys(sent);
      if (wanted?.sigVerify && !(await hasValidSignatures(sent))) throw signatureFailure();
      const error = wanted?.replaceRecentBlockhash
        ? undefined
        : lifetimeError(ledger, sent, slot, MAX_PREFLIGHT_AGE);
      const simulation = error === undefined ? simulate(ledger, sent) : notRun(error);
      const accounts = wanted?.accounts
        ? accountsAfter(ledger, slot, simulation, wanted.accounts, sent.message.keys.length)
        : null;
      return withContext(slot, simulationJson(simulation, accounts));
    },
  ),
};

function checkKeys({ message: { keys } }: WireTransaction): void {
  if (new Set(keys).size < keys.length) throw invalidParams('invalid transaction: AccountLoadedTwice');
}

/** Throws -32002 where the transaction would fail. */
function preflight(ledger: Ledger, sent: WireTransaction, slot: Slot): void {
  const error = lifetimeError(ledger, sent, slot, MAX_PREFLIGHT_AGE);
  // Where it landed after `slot`, the bank of `slot` would still run it, and the newest state must not.
  if (error === undefined && ledger.log.find(sent.signature) !== undefined) return;
  const simulation = error === undefined ? simulate(ledger, sent) : notRun(error);
  const { err } = simulation;
  if (err === null) return;
  throw new RpcError(
    -32002,
    `Transaction simulation failed: ${JSON.stringify(err)}`,
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
  wanted: { addresses: Address[]; encoding?: z.infer<typeof accountEncoding> | null | undefined },
  limit: number,
): Json {
  const encoding = wanted.encoding ?? 'base64';
  if (encoding === 'binary' || encoding === 'base58') throw invalidParams('base58 encoding not supported');
  if (wanted.addresses.length > limit) throw invalidParams(`Too many accounts provided; max ${limit}`);
  if (simulation.err !== null) return wanted.addresses.map(() => null);
  const after = new Map(simulation.accounts.map((account) => [account.address, account]));
  const read = readerAt(ledger, slot);
  return wanted.addresses.map((address) => {
    const account = after.get(address) ?? read(address);
    if (account === null || account.lamports === 0n) return null;
    return encodeAccount(account, encoding, null, (other) => after.get(other) ?? read(other));
  });
}
