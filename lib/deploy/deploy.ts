import { CommandError } from '../cli';
import { goLive, possibleReleases } from './go-live';
import { type History, readHistory } from './history';
import { prune } from './prune';
import { readUnchanged } from './read-site';
import { blobFolder, blobKey, folder, isSameFile, manifestKey, type Release } from './release';
import { planSwitch } from './switch-release';
import { forEach, orExplain, type Work } from './work';

/** A content that the bucket does not have, and one file that has it. */
interface MissingBlob {
  hash: string;
  path: string;
  size: number;
  type: string;
}

/** What a deploy has to do. */
export interface DeployPlan {
  history: History;
  missing: MissingBlob[];
  replaced: string[];
  goneRoutes: string[];
  /** Whether readers get this very site already. */
  isLive: boolean;
}

/** Compares a release with the bucket; changes nothing. @throws a CommandError for a file that caches would mix up */
export async function planDeploy(release: Release, { store }: Pick<Work, 'store'>): Promise<DeployPlan> {
  const history = await readHistory(store);
  checkAssets(release, history);
  const { live, state } = history;
  const { phases, goneRoutes } = planSwitch(possibleReleases(history), release);
  const paths = Object.keys({ ...live.files, ...release.files });
  const isSame = paths.every((path) => isSameFile(live.files[path], release.files[path]));
  return {
    history,
    missing: missingBlobs(release, await store.list(folder)),
    replaced: phases.flatMap(({ paths }) => paths),
    goneRoutes,
    isLive: state.live !== null && state.pending.length === 0 && isSame,
  };
}

/**
 * Sends what is missing, makes the release live, and removes what is too old.
 * @param keep number of releases that stay
 */
export async function deploy(
  out: string,
  release: Release,
  { history, missing }: DeployPlan,
  keep: number,
  work: Work,
): Promise<void> {
  const { store } = work;
  const unchanged = 'Nothing that readers get has changed. Deploy again to send what is missing.';
  await orExplain(unchanged, work, async () => {
    const send = async ({ path, hash, type }: MissingBlob) =>
      store.writeBlob(hash, await readUnchanged(out, path, hash), type);
    await forEach(missing, `sending to ${blobFolder}`, send, work);
    await store.writeJson(manifestKey(release.id), release);
    await work.renew();
  });
  const state = await goLive(history, release, work);
  await orExplain(
    `Release ${release.id} is live. Only files that are too old are left; the next deploy of a changed site removes them.`,
    work,
    () => prune(state, keep, work),
  );
}

/** Makes a kept release live again. @throws a CommandError if the bucket has lost one of its contents */
export async function rollback(history: History, target: Release, work: Work): Promise<void> {
  const missing = missingBlobs(target, await work.store.list(folder));
  if (missing.length > 0)
    throw new CommandError(
      `Release ${target.id} is not complete: the bucket has lost ${missing.map(({ path }) => path).join(', ')}. Name another one.`,
    );
  await goLive(history, target, work);
}

/** Contents of a release that are not among the objects of the bucket, each once. */
function missingBlobs({ files }: Release, sizes: ReadonlyMap<string, number>): MissingBlob[] {
  const missing = new Map<string, MissingBlob>();
  for (const [path, { hash, size, type }] of Object.entries(files))
    if (sizes.get(blobKey(hash)) !== size) missing.set(hash, { hash, path, size, type });
  return [...missing.values()];
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
    throw new CommandError(
      `${problems.join('\n')}\nBuild again without out/ and .next/, so that changed files get new names.`,
    );
}
