import { DeployError } from './deploy-error';
import { goLive } from './go-live';
import type { History } from './history';
import type { Release } from './release';
import type { Work } from './switch-release';
import { listKept, missingBlobs } from './upload-release';

/**
 * The release to go back to: a named one, or the one that was live before the live one. After a run that ended early,
 * it is the live one, some of whose files are another's.
 * @throws a DeployError where there is none
 */
export function findRollback({ state, releases }: History, id: string | undefined): Release {
  const { live, order, pending } = state;
  const before = pending.length > 0 ? live : order[order.indexOf(live ?? '') - 1];
  const wanted = id ?? before;
  const found = wanted && order.includes(wanted) ? releases.get(wanted) : undefined;
  if (found) return found;
  const known = order.length > 0 ? ` The bucket has: ${order.join(', ')}.` : ' The bucket has none.';
  throw new DeployError(
    id ? `There is no release "${id}".${known}` : `There is no release before the live one.${known}`,
  );
}

/** Makes a kept release live again. @throws a DeployError where the bucket has lost one of its contents */
export async function rollback(history: History, target: Release, work: Work): Promise<void> {
  const missing = missingBlobs(target, await listKept(work));
  if (missing.length > 0)
    throw new DeployError(
      `Release ${target.id} is not complete: the bucket has lost ${missing.map(({ path }) => path).join(', ')}. Name another one.`,
    );
  await goLive(history, target, work);
}
