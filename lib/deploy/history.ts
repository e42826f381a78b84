import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CommandError } from '../cli';
import type { Store } from './create-store';

/** Where a bucket keeps what is not the site itself, below the prefix. */
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

const releaseSchema = z.object({
  /** `<date and time, UTC>-<start of the content's hash>`. */
  id: z.string(),
  time: z.iso.datetime(),
  /** The commit it was built from, where there is one. */
  commit: z.string().optional(),
  /** By path in `out/`. */
  files: z.record(z.string(), fileSchema),
});

const stateSchema = z.object({
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

/** The release that a bucket without any has. */
export const noRelease: Release = { id: 'none', time: new Date(0).toISOString(), files: {} };

/** A release of files that are now in `out/`. @param now milliseconds */
export function makeRelease(files: Release['files'], commit: string | undefined, now: number): Release {
  const time = new Date(now).toISOString();
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const id = `${time.slice(0, 19).replace(/[-:]/g, '')}Z-${digest}`;
  return { id, time, files, ...(commit && { commit }) };
}

/** What a bucket knows of its releases. */
export type History = Awaited<ReturnType<typeof readHistory>>;

const fix = `Put it back, or remove ${stateKey} to begin anew with the next deploy.`;

/** Reads the state and the manifests it names. @throws a CommandError where one is missing or unreadable */
export async function readHistory(store: Store) {
  const stored = await store.readJson(stateKey, stateSchema, fix);
  const state: State = stored?.value ?? { live: null, pending: [], order: [] };
  /** Every release that the state names, by id. */
  const releases = new Map<string, Release>();
  for (const id of [...state.order, ...state.pending]) releases.set(id, await readRelease(store, id));
  const live = releases.get(state.live ?? '') ?? noRelease;
  /** Releases that any file of the site may be of: the live one, and those of runs that ended early. */
  const possible = [live, ...state.pending.flatMap((id) => releases.get(id) ?? [])];
  return { state, releases, live, possible };
}

/** Reads the manifest of a release. @throws a CommandError where it is missing or unreadable */
export async function readRelease(store: Store, id: string): Promise<Release> {
  const stored = await store.readJson(manifestKey(id), releaseSchema, fix);
  if (stored) return stored.value;
  throw new CommandError(`${manifestKey(id)} is missing in the bucket. ${fix}`);
}

/**
 * The release to go back to: a named one, or the one that was live before the live one. After a run that ended early,
 * it is the live one, some of whose files are another's.
 * @throws a CommandError if there is none
 */
export function findRollback({ state, releases }: History, id: string | undefined): Release {
  const { live, order, pending } = state;
  const wanted = id ?? (pending.length > 0 ? live : order[order.indexOf(live ?? '') - 1]);
  const found = wanted && order.includes(wanted) ? releases.get(wanted) : undefined;
  if (found) return found;
  const problem = id ? `There is no release "${id}".` : 'There is no release before the live one.';
  throw new CommandError(`${problem} The bucket has${order.length > 0 ? `: ${order.join(', ')}` : ' none'}.`);
}

/** The releases of a bucket, a line each, the last one first. */
export function describeReleases({ state, releases }: History): string {
  const lines = state.order.toReversed().map((id) => {
    const { time, commit = 'no commit', files } = releases.get(id) ?? noRelease;
    const isLive = id === state.live ? '  live' : '';
    return `${id}  ${time}  ${commit.slice(0, 12)}  ${Object.keys(files).length} files${isLive}`;
  });
  if (lines.length === 0) lines.push('There are no releases.');
  if (state.pending.length > 0)
    lines.push('A run ended early: files may be of two releases. Deploy again, or --rollback.');
  return lines.join('\n');
}
