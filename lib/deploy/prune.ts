import { forEach } from './for-each';
import { readRelease } from './history';
import { blobFolder, blobKey, folder, manifestKey, releaseOfKey, stateKey } from './keys';
import type { Release, State } from './release';
import type { Work } from './switch-release';

/**
 * Removes what only releases before the last ones have, and what runs left that never went live. The manifests go
 * last: they are what tells the next run of files that are still to be removed.
 * @param keep number of releases that stay
 */
export async function prune(state: State, keep: number, work: Work): Promise<void> {
  const { store, concurrency, signal, onFile } = work;
  const order = state.order.slice(-keep);
  const kept = new Set(order);
  const objects = await store.list(folder);
  const ids = [...objects.keys()].flatMap((key) => releaseOfKey(key) ?? []);
  const dropped = ids.filter((id) => !kept.has(id));
  if (dropped.length === 0 && order.length === state.order.length) return;

  const releases = (some: readonly string[]) => Promise.all(some.map((id) => readRelease(store, id)));
  const keptFiles = (await releases(order)).map(({ files }) => files);
  const paths = new Set(keptFiles.flatMap((files) => Object.keys(files)));
  const blobs = new Set(keptFiles.flatMap((files) => Object.values(files).map(({ hash }) => blobKey(hash))));
  const goneFiles = pathsOf(await releases(dropped)).filter((path) => !paths.has(path));
  const goneBlobs = [...objects.keys()].filter((key) => key.startsWith(blobFolder) && !blobs.has(key));
  const remove = (keys: readonly string[]) =>
    forEach(
      keys,
      concurrency,
      async (key) => {
        await store.remove(key);
        onFile('removing what is too old');
      },
      signal,
    );

  // Nobody may go back to a release that is incomplete.
  await store.writeJson(stateKey, { ...state, order });
  await remove(goneFiles);
  await remove(goneBlobs);
  await remove(dropped.map(manifestKey));
}

function pathsOf(releases: readonly Release[]): string[] {
  return [...new Set(releases.flatMap(({ files }) => Object.keys(files)))];
}
