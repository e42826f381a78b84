import { DeployError } from './deploy-error';
import { goLive } from './go-live';
import { type History, readHistory } from './history';
import { planSwitch } from './plan-switch';
import { prune } from './prune';
import { isSameSite, noRelease, type Release } from './release';
import type { Work } from './switch-release';
import { listKept, missingBlobs, uploadRelease } from './upload-release';

/** What a deploy has to do. */
export interface DeployPlan {
  history: History;
  missing: ReturnType<typeof missingBlobs>;
  replaced: string[];
  goneRoutes: string[];
  /** Whether readers get this very site already. */
  isLive: boolean;
}

/** Compares a release with the bucket; changes nothing. @throws a DeployError for a file that caches would mix up */
export async function planDeploy(release: Release, work: Pick<Work, 'store'>): Promise<DeployPlan> {
  const history = await readHistory(work.store);
  checkAssets(release, history);
  const { live, state, releases } = history;
  const possible = [live, ...state.pending.map((id) => releases.get(id) ?? noRelease)];
  const { phases, goneRoutes } = planSwitch(possible, release);
  return {
    history,
    missing: missingBlobs(release, await listKept(work)),
    replaced: phases.flatMap(({ paths }) => paths),
    goneRoutes,
    isLive: state.live !== null && state.pending.length === 0 && isSameSite(live, release),
  };
}

/**
 * Sends what is missing, makes the release live, and removes what is too old.
 * @param keep number of releases that stay
 * @param beforeSwitch called before the first change that readers see
 */
export async function deploy(
  out: string,
  release: Release,
  { history, missing }: DeployPlan,
  keep: number,
  beforeSwitch: () => Promise<void>,
  work: Work,
): Promise<void> {
  try {
    await uploadRelease(out, release, missing, work);
    await beforeSwitch();
  } catch (error) {
    if (work.signal?.aborted && !(error instanceof DeployError)) throw unchanged(work.signal.reason);
    throw error instanceof DeployError ? unchanged(error) : error;
  }
  const state = await goLive(history, release, work);
  try {
    await prune(state, keep, work);
  } catch (error) {
    const what = error instanceof DeployError ? error.message : 'Interrupted.';
    throw new DeployError(
      `${what}\nRelease ${release.id} is live. Only files that are too old are left; the next deploy of a changed site removes them.`,
      { cause: error },
    );
  }
}

function unchanged(reason: unknown): DeployError {
  const what = reason instanceof DeployError ? reason.message : 'Interrupted.';
  return new DeployError(
    `${what}\nNothing that readers get has changed. Deploy again to send what is missing.`,
    {
      cause: reason,
    },
  );
}

/** Browsers keep assets for a year: none may have the name of another. */
function checkAssets(release: Release, { releases }: History): void {
  const problems: string[] = [];
  for (const { id, files } of releases.values())
    for (const [path, { cache, hash }] of Object.entries(release.files)) {
      const other = files[path];
      if (other && other.hash !== hash && cache.includes('immutable') && other.cache === cache)
        problems.push(`${path} is another file than in release ${id}, and browsers keep that for a year.`);
    }
  if (problems.length > 0)
    throw new DeployError(
      `${problems.join('\n')}\nBuild again without out/ and .next/, so that changed files get new names.`,
    );
}
