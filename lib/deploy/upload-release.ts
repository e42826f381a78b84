import { forEach } from './for-each';
import { blobFolder, blobKey, folder, manifestKey } from './keys';
import { readUnchanged } from './read-site';
import type { Release } from './release';
import type { Work } from './switch-release';

/** A content that the bucket does not have, and one file that has it. */
export interface MissingBlob {
  hash: string;
  path: string;
  size: number;
  type: string;
}

/** Contents of a release that are not among the objects of the bucket, each once. */
export function missingBlobs({ files }: Release, sizes: ReadonlyMap<string, number>): MissingBlob[] {
  const missing = new Map<string, MissingBlob>();
  for (const [path, { hash, size, type }] of Object.entries(files))
    if (sizes.get(blobKey(hash)) !== size) missing.set(hash, { hash, path, size, type });
  return [...missing.values()];
}

/** Sends contents and then the manifest, beside the site: nothing that readers get changes. */
export async function uploadRelease(
  out: string,
  release: Release,
  missing: readonly MissingBlob[],
  { store, concurrency, signal, onFile }: Work,
): Promise<void> {
  await forEach(
    missing,
    concurrency,
    async ({ path, hash, type }) => {
      await store.writeBlob(hash, await readUnchanged(out, path, hash), type);
      onFile(`sending to ${blobFolder}`);
    },
    signal,
  );
  await store.writeJson(manifestKey(release.id), release);
}

/** Sizes of what the bucket keeps beside the site, by key. */
export function listKept({ store }: Pick<Work, 'store'>): Promise<Map<string, number>> {
  return store.list(folder);
}
