import pLimit from 'p-limit';
import { CommandError, messageOf } from '../cli';
import type { Store } from './create-store';

/** What the steps of a run have in common. */
export interface Work {
  store: Store;
  /** Requests at a time. */
  concurrency: number;
  signal?: AbortSignal | undefined;
  /** Called after each of `total` files. @param doing completes "now …" */
  onFile: (doing: string, total: number) => void;
  /** Makes sure that the lock is still ours. @throws LockLost */
  renew(): Promise<void>;
}

/**
 * Does something for each item, some at a time. After a failure or an interruption it starts nothing new and waits for
 * what is under way: a request that is still on its way would undo what is repaired afterwards.
 * @throws the first failure, or the signal's reason
 */
export async function forEach<T>(
  items: readonly T[],
  doing: string,
  act: (item: T) => Promise<unknown>,
  { concurrency, signal, onFile }: Work,
): Promise<void> {
  const failures: unknown[] = [];
  const one = async (item: T) => {
    if (failures.length > 0 || signal?.aborted) return;
    await act(item).then(
      () => onFile(doing, items.length),
      (error: unknown) => failures.push(error),
    );
  };
  const limit = pLimit(concurrency);
  await Promise.all(items.map((item) => limit(one, item)));
  if (failures.length > 0) throw failures[0];
  signal?.throwIfAborted();
}

/** Does one part of a run. @throws a CommandError that adds to a failure what readers get now */
export async function orExplain<T>(outcome: string, { signal }: Work, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw explained(error, outcome, signal);
  }
}

/** A failure, or an interruption, and what readers get now. */
export function explained(error: unknown, outcome: string, signal: AbortSignal | undefined): CommandError {
  const isInterruption = signal?.aborted && !(error instanceof CommandError);
  return new CommandError(`${isInterruption ? 'Interrupted.' : messageOf(error)}\n${outcome}`, {
    cause: error,
  });
}
