import type { Output } from '../cli';
import type { Store } from './create-store';

/** Shared by the steps of a run. */
export interface Work {
  store: Store;
  /** Requests at a time. */
  concurrency: number;
  signal: AbortSignal | undefined;
  print: Output['print'];
  /** Makes sure that the lock is still ours. @throws LockLost */
  renew(): Promise<void>;
  /** What readers get if the run fails now. Each step sets it; the command prints it below the failure. */
  outcome: string;
}

/**
 * Runs a function for each item, some at a time, and prints a line once the first is done. After a failure or an
 * interruption it starts nothing new and waits for running requests, because a late request would undo the repair.
 * @throws the first failure, or the signal's reason
 */
export async function forEach<T>(
  items: readonly T[],
  doing: string,
  act: (item: T) => Promise<unknown>,
  { concurrency, signal, print }: Work,
): Promise<void> {
  const failures: unknown[] = [];
  // All workers take from the same iterator.
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) {
      if (failures.length > 0 || signal?.aborted) return;
      await act(item).then(
        () => index === 0 && print(`${doing} (${items.length})`),
        (error: unknown) => failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failures.length > 0) throw failures[0];
  signal?.throwIfAborted();
}
