import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Folder of a bucket, below the prefix, for everything that is not the site. */
export const folder = '_releases/';
export const blobFolder = `${folder}blobs/`;
export const stateKey = `${folder}current.json`;
/** The key of a release's manifest. */
export const manifestKey = (id: string) => `${folder}${id}.json`;

const fileSchema = z.object({
  /** SHA-256 of the content, in hexadecimal; the content is in the bucket under this name. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.string(),
  cache: z.string(),
});

export const releaseSchema = z.object({
  /** `<date and time, UTC>-<start of the content's hash>`. */
  id: z.string(),
  time: z.iso.datetime(),
  /** The commit it was built from, if known. */
  commit: z.string().optional(),
  /** By path in `out/`. */
  files: z.record(z.string(), fileSchema),
});

export const stateSchema = z.object({
  /** The release that readers get; null before the first. */
  live: z.string().nullable(),
  /** Releases that a run was making live when it ended early: any file may be of one of them. */
  pending: z.array(z.string()),
  /** Every kept release in the order in which they were live, the last one last. */
  order: z.array(z.string()),
});

export type SiteFile = z.infer<typeof fileSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type State = z.infer<typeof stateSchema>;

/** The state of a bucket without releases. */
export const noRelease: Release = { id: 'none', time: new Date(0).toISOString(), files: {} };

/** A release of files that are now in `out/`. @param now milliseconds */
export function makeRelease(files: Release['files'], commit: string | undefined, now: number): Release {
  const time = new Date(now).toISOString();
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const id = `${time.slice(0, 19).replace(/[-:]/g, '')}Z-${digest}`;
  return { id, time, files, ...(commit && { commit }) };
}
