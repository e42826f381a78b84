/**
 * Does something for each item, some at a time. After a failure or an interruption it starts nothing new and waits for
 * what is under way: a request that is still on its way would undo what is mended afterwards.
 * @throws the first failure, or the signal's reason
 */
export async function forEach<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) {
      if (failures.length > 0 || signal?.aborted) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (failures.length > 0) throw failures[0];
  signal?.throwIfAborted();
}
