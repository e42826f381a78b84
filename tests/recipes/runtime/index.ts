import { Ledger } from './ledger';
import { RpcError } from './method';
import { httpMethods } from './methods';
import { connect } from './methods/subscriptions';
import { startServer } from './server';
import type { Landed } from './transactions';

/** How long a slot is, in milliseconds, so that a confirmation takes a fraction of a second. */
const SLOT_MS = 100;

/** A Solana-compatible runtime that answers what the recipes ask as an OpenOS 1.17.28 node does. */
export type Runtime = Awaited<ReturnType<typeof startRuntime>>;

/** Starts a separate runtime on its own port. Throws if LiteSVM's programs are not the expected ones. */
export async function startRuntime() {
  const ledger = new Ledger();
  const intercept = new Map<string, (...params: unknown[]) => unknown>();
  const calls: { method: string; params: readonly unknown[] }[] = [];
  const handle = async (name: string, params: unknown[]) => {
    calls.push({ method: name, params });
    const method = httpMethods.get(name);
    if (method === undefined) throw new RpcError(-32601, 'Method not found');
    return (await intercept.get(name)?.(...params)) ?? method(ledger, ...params);
  };
  const server = await startServer(handle, (send) => connect(ledger, send));
  const clock = setInterval(() => ledger.advance(), SLOT_MS);
  return {
    ...server,
    /** The state behind it. What a test writes here is there at once. */
    svm: ledger.svm,
    /** The transactions that landed so far, in order. Grows. */
    transactions: ledger.transactions as readonly Landed[],
    /** The calls over HTTP, in order. Grows. */
    calls,
    /** Lets slots pass at once: four of them are a block, and 600 outlast a blockhash. */
    skipSlots: (count: number) => ledger.advance(BigInt(count)),
    /** Functions that are called before methods, by name. What one returns is the answer; undefined lets the method answer. */
    intercept,
    /** Closes the port and all connections and stops the clock. */
    close: () => {
      clearInterval(clock);
      return server.close();
    },
  };
}
