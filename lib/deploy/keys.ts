/** Where a bucket keeps what is not the site itself, below the prefix. */
export const folder = '_releases/';
export const blobFolder = `${folder}blobs/`;
export const stateKey = `${folder}current.json`;
export const lockKey = `${folder}lock.json`;

/** The key of a content, which its SHA-256 names. */
export function blobKey(hash: string): string {
  return blobFolder + hash;
}

/** The key of a release's manifest. */
export function manifestKey(id: string): string {
  return `${folder}${id}.json`;
}

/** The release whose manifest has this key; undefined for other keys. */
export function releaseOfKey(key: string): string | undefined {
  return /^_releases\/(\d{8}T\d{6}Z-[0-9a-f]{8})\.json$/.exec(key)?.[1];
}
