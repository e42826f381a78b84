import type { LiteSVM } from 'litesvm';
import { Ledger } from './ledger';
import { RpcError } from './method';
import { httpMethods } from './methods';
import { connect } from './methods/subscriptions';
import { startServer } from './server';
import type { Landed } from './transactions';

/** How long a slot is, in milliseconds, so that a confirmation takes a fraction of a second. */
const SLOT_MS = 100;

interface Call {
  method: string;
  params: readonly unknown[];
}

/** A Solana-compatible runtime that answers what the recipes ask as an OpenOS 1.17.28 node does. */
export interface Runtime {
  /** Address for JSON-RPC by HTTP. */
  url: string;
  /** Address for JSON-RPC by websocket. */
  ws: string;
  /** The state behind it. What a test writes here is there at once. */
  svm: LiteSVM;
  /** The transactions that landed so far, in order. Grows. */
  transactions: readonly Landed[];
  /** The calls over HTTP, in order. Grows. */
  calls: readonly Call[];
  /** Lets slots pass at once: four of them are a block, and 600 outlast a blockhash. */
  skipSlots(count: number): void;
  /** Ends all websocket connections without a close frame. Clients can connect again. */
  dropSockets(): void;
  /** Functions that are called before methods, by name. What one returns is the answer; undefined lets the method answer. */
  intercept: Map<string, (...params: unknown[]) => unknown>;
  /** Closes the port and all connections and stops the clock. */
  close(): Promise<void>;
}

/** Starts a separate runtime on its own port. Throws if LiteSVM's programs are not the expected ones. */
export async function startRuntime(): Promise<Runtime> {
  const ledger = new Ledger();
  const intercept: Runtime['intercept'] = new Map();
  const calls: Call[] = [];
  const handle = async (name: string, params: unknown[]) => {
    calls.push({ method: name, params });
    const method = httpMethods.get(name);
    if (method === undefined) throw new RpcError(-32601, 'Method not found');
    return (await intercept.get(name)?.(...params)) ?? method(ledger, ...params);
  };
  const { url, ws, dropSockets, close } = await startServer(handle, (send) => connect(ledger, send));
  const clock = setInterval(() => ledger.advance(), SLOT_MS);
  return {
    url,
    ws,
    svm: ledger.svm,
    transactions: ledger.transactions,
    calls,
    skipSlots: (count) => ledger.advance(BigInt(count)),
    dropSockets,
    intercept,
    close: () => {
      clearInterval(clock);
      return close();
    },
  };
}
