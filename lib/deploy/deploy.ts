import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '../cli';
import { isImmutable } from '../export/file-headers';
import type { Store } from './create-store';
import { goLive, planSwitch } from './go-live';
import { findRollback, type History, readHistory, readRelease } from './history';
import { readUnchanged } from './read-site';
import { blobFolder, folder, manifestKey, type Release, type State, stateKey } from './release';
import { forEach, type Work } from './work';

/** What a deploy has to do. */
export type DeployPlan = Awaited<ReturnType<typeof planDeploy>>;

/**
 * Compares a release with the bucket; changes nothing. @throws a CommandError for a file whose cached copy would be
 * wrong
 */
export async function planDeploy(release: Release, store: Store) {
  const history = await readHistory(store);
  checkAssets(release, history);
  const blobs = new Set(await store.list(blobFolder));
  const byHash = new Map(Object.entries(release.files).map(([path, file]) => [file.hash, { ...file, path }]));
  /** Files whose contents the bucket does not have, one for each content. */
  const missing = [...byHash.values()].filter(({ hash }) => !blobs.has(blobFolder + hash));
  /** Files that are replaced or, if the release does not have them, removed. */
  const changed = planSwitch(history.possible, release).flatMap(({ paths }) => paths);
  return { history, missing, changed };
}

/**
 * Uploads what is missing, makes the release live, and removes old releases.
 * @param keep number of releases that stay
 * @returns a sentence on what was done
 */
export async function deploy(out: string, release: Release, keep: number, work: Work): Promise<string> {
  const { store } = work;
  const { history, missing, changed } = await planDeploy(release, store);
  const { state, live } = history;
  if (state.pending.length === 0 && isDeepStrictEqual(live.files, release.files))
    return `Nothing to send: out/ is release ${live.id}, which is live.`;
  work.outcome = 'Nothing that readers get has changed. Deploy again to send what is missing.';
  const send = async ({ path, hash, type }: DeployPlan['missing'][number]) =>
    store.writeBlob(hash, await readUnchanged(out, path, hash), type);
  await forEach(missing, `sending to ${blobFolder}`, send, work);
  await store.writeJson(manifestKey(release.id), release);
  await work.renew();
  const after = await goLive(history, release, work);
  work.outcome = `Release ${release.id} is live. Only files that are too old are left; the next deploy of a changed site removes them.`;
  await prune(after, keep, work);
  const replaced = changed.filter((path) => release.files[path]);
  return `Release ${release.id} is live: ${missing.length} files sent, ${replaced.length} replaced.`;
}

/**
 * Makes a kept release live again.
 * @param id the release; without it, the one before the live one
 * @returns a sentence on what was done
 */
export async function rollback(id: string | undefined, work: Work): Promise<string> {
  const history = await readHistory(work.store);
  const target = findRollback(history, id);
  await goLive(history, target, work);
  return `Release ${target.id} is live.`;
}

/** Browsers keep assets for a year, so two different assets must not have the same name. */
function checkAssets(release: Release, { releases }: History): void {
  for (const { id, files } of releases.values())
    for (const [path, { hash, cache }] of Object.entries(release.files))
      if (isImmutable(path) && files[path]?.cache === cache && files[path].hash !== hash)
        throw new CommandError(
          `${path} is another file than in release ${id}, and browsers keep that for a year. Build again without out/ and .next/, so that changed files get new names.`,
        );
}

/**
 * Removes the files that only older releases have, and the files of runs that did not go live. Manifests are removed
 * last, because the next run finds the remaining files by them.
 */
async function prune(state: State, keep: number, work: Work): Promise<void> {
  const { store } = work;
  const order = state.order.slice(-keep);
  const objects = await store.list(folder);
  const ids = objects.flatMap((key) => /^_releases\/(\d{8}T\d{6}Z-[0-9a-f]{8})\.json$/.exec(key)?.[1] ?? []);
  const dropped = ids.filter((id) => !order.includes(id));
  if (dropped.length === 0 && order.length === state.order.length) return;

  /** Keys of the files of some releases, and of their contents. */
  const keysOf = async (some: readonly string[]) => {
    const releases = await Promise.all(some.map((id) => readRelease(store, id)));
    const files = releases.flatMap((it) => Object.entries(it.files));
    return files.flatMap(([path, { hash }]) => [path, blobFolder + hash]);
  };
  const kept = new Set(await keysOf(order));
  const blobs = objects.filter((key) => key.startsWith(blobFolder));
  const gone = [...new Set([...(await keysOf(dropped)), ...blobs])].filter((key) => !kept.has(key));

  // So that a rollback cannot find an incomplete release.
  await store.writeJson(stateKey, { ...state, order });
  for (const keys of [gone, dropped.map(manifestKey)])
    await forEach(keys, 'removing old files', store.remove, work);
}
