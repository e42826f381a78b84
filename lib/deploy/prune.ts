import { readRelease } from './history';
import { blobFolder, blobKey, folder, manifestKey, type State, stateKey } from './release';
import { forEach, type Work } from './work';

/** The release whose manifest has a key. */
const manifest = /^_releases\/(\d{8}T\d{6}Z-[0-9a-f]{8})\.json$/;

/**
 * Removes what only releases before the last ones have, and what runs left that never went live. The manifests go
 * last: they are what tells the next run of files that are still to be removed.
 * @param keep number of releases that stay
 */
export async function prune(state: State, keep: number, work: Work): Promise<void> {
  const { store } = work;
  const order = state.order.slice(-keep);
  const kept = new Set(order);
  const objects = await store.list(folder);
  const ids = [...objects.keys()].flatMap((key) => manifest.exec(key)?.[1] ?? []);
  const dropped = ids.filter((id) => !kept.has(id));
  if (dropped.length === 0 && order.length === state.order.length) return;

  const releases = (some: readonly string[]) => Promise.all(some.map((id) => readRelease(store, id)));
  const keptFiles = (await releases(order)).map(({ files }) => files);
  const paths = new Set(keptFiles.flatMap((files) => Object.keys(files)));
  const blobs = new Set(keptFiles.flatMap((files) => Object.values(files).map(({ hash }) => blobKey(hash))));
  const droppedFiles = (await releases(dropped)).flatMap(({ files }) => Object.keys(files));
  const goneFiles = [...new Set(droppedFiles)].filter((path) => !paths.has(path));
  const goneBlobs = [...objects.keys()].filter((key) => key.startsWith(blobFolder) && !blobs.has(key));

  // A rollback must not find a release that is incomplete.
  await store.writeJson(stateKey, { ...state, order });
  for (const keys of [goneFiles, goneBlobs, dropped.map(manifestKey)])
    await forEach(keys, 'removing what is too old', store.remove, work);
}
