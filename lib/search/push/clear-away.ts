import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './requests';
import type { Steps } from './steps';

/**
 * Removes a temporary index after a failure, in the time given. It waits for the request under way first: one that
 * arrives after the removal would make the index again.
 * @returns whether it is gone
 */
export async function clearAway(
  { client, indexName }: Target,
  steps: Steps,
  timeout: number,
): Promise<boolean> {
  const removal = async () => {
    await steps.idle();
    await client.deleteIndex({ indexName });
    return true;
  };
  const enough = new AbortController();
  const tooLate = sleep(timeout, false, { signal: enough.signal }).catch(() => false);
  try {
    return await Promise.race([removal(), tooLate]);
  } catch {
    // The failure before this one is what the user has to hear of.
    return false;
  } finally {
    enough.abort();
  }
}
