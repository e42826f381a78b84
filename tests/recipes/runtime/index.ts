import type { Signature } from '@solana/kit';
import { LiteSVM, Rent } from 'litesvm';
import { createFaucet } from './faucet';
import { methodNotFound } from './json-rpc';
import { Ledger } from './ledger';
import type { Runner } from './method';
import { httpMethods } from './methods';
import { addOpenversePrograms } from './openverse-programs';
import { startServer } from './server';
import type { TransactionError } from './transaction-error';
import type { LandedTransaction } from './transaction-log';

/** A transaction that was executed, with or without success. */
export interface ExecutedTransaction {
  signature: Signature;
  /** All programs that ran, also by calls from program to program, each once, in the order of the first call. */
  programs: string[];
  /** As the JSON of the node has it; null for success. */
  err: TransactionError | null;
  logs: readonly string[];
}

/** A Solana-compatible runtime that answers what the recipes ask as an OpenOS 1.17.28 node does. */
export interface Runtime {
  /** Address for JSON-RPC by HTTP. */
  url: string;
  /** Address for JSON-RPC by websocket: the port above. */
  ws: string;
  /** The state behind it. What a test writes here is there at once, at every commitment level. */
  svm: LiteSVM;
  /** The transactions executed so far, in order. Grows. */
  transactions: readonly ExecutedTransaction[];
  /** Lets slots pass at once: four of them are a block, and 600 outlast a blockhash. */
  skipSlots(count: number): void;
  /** Loses the next `count` sent transactions on their way to a leader, and lets `slots` slots pass after each. */
  lose(count: number, slots: number): void;
  /** Signatures of the lost transactions, in order. Grows. */
  lost: readonly Signature[];
  /** Closes both ports and all connections and stops the clock. */
  close(): Promise<void>;
}

/** Starts a separate runtime on its own ports. Throws if LiteSVM's programs are not the expected ones. */
export async function startRuntime(): Promise<Runtime> {
  // Signatures and blockhashes are checked before LiteSVM, which knows no other blockhash than its newest one.
  const svm = new LiteSVM().withSigverify(false).withBlockhashCheck(false).withTransactionHistory(0n);
  // The sysvar of a 1.17 node: the product is that of LiteSVM, the factors are not.
  svm.setRent(new Rent(3_480n, 2, 50));
  addOpenversePrograms(svm);

  const ledger = new Ledger(svm);
  const transactions: ExecutedTransaction[] = [];
  ledger.listen({ landed: (landed) => transactions.push(summaryOf(landed)), slot: () => {} });
  const skipSlots = (count: number) => {
    for (let skipped = 0; skipped < count; skipped += 1) ledger.nextSlot();
  };
  const lost: Signature[] = [];
  let losses = { count: 0, slots: 0 };
  const isLost = (sent: Signature) => {
    if (losses.count === 0) return false;
    losses.count -= 1;
    lost.push(sent);
    skipSlots(losses.slots);
    return true;
  };
  const runner: Runner = { ledger, faucet: await createFaucet(ledger), isLost };
  const server = await startServer(ledger, (name, params) => {
    const method = httpMethods.get(name);
    if (method === undefined) throw methodNotFound();
    return method(runner, params);
  });
  ledger.slots.start(() => ledger.nextSlot());

  return {
    url: server.url,
    ws: server.ws,
    svm,
    transactions,
    skipSlots,
    lose: (count, slots) => {
      losses = { count, slots };
    },
    lost,
    close: async () => {
      ledger.slots.stop();
      await server.close();
    },
  };
}

function summaryOf({ sent, inner, err, logs }: LandedTransaction): ExecutedTransaction {
  const { keys } = sent.message;
  const programs = sent.message.instructions.flatMap(({ programIndex }, index) => [
    keys[programIndex],
    ...(inner[index] ?? []).map((call) => keys[call.programIndex]),
  ]);
  const known = programs.filter((program) => program !== undefined);
  // Calls within an instruction that failed are in the log only.
  const logged = logs.flatMap((line) => /^Program (\w+) invoke/.exec(line)?.[1] ?? []);
  return { signature: sent.signature, programs: [...new Set([...known, ...logged])], err, logs };
}
