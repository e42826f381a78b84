import type { ZodType } from 'zod';
import { CommandError } from '../cli';
import type { Store } from './create-store';
import {
  manifestKey,
  noRelease,
  type Release,
  releaseSchema,
  type State,
  stateKey,
  stateSchema,
} from './release';

/** What a bucket knows of its releases. */
export interface History {
  state: State;
  /** Every release that the state names, by id. */
  releases: ReadonlyMap<string, Release>;
  live: Release;
}

/** Reads the state and the manifests it names. @throws a CommandError where one is missing or unreadable */
export async function readHistory(store: Store): Promise<History> {
  const state = (await readJson(store, stateKey, stateSchema)) ?? { live: null, pending: [], order: [] };
  const ids = [...new Set([...state.order, ...state.pending])];
  const releases = new Map<string, Release>();
  for (const id of ids) releases.set(id, await readRelease(store, id));
  return { state, releases, live: (state.live && releases.get(state.live)) || noRelease };
}

/** Reads the manifest of a release. @throws a CommandError where it is missing or unreadable */
export async function readRelease(store: Store, id: string): Promise<Release> {
  const release = await readJson(store, manifestKey(id), releaseSchema);
  if (release) return release;
  throw new CommandError(
    `${manifestKey(id)} is missing in the bucket. Put it back, or remove ${stateKey} to begin anew with the next deploy.`,
  );
}

async function readJson<T>(store: Store, key: string, schema: ZodType<T>): Promise<T | undefined> {
  const object = await store.read(key);
  if (!object) return;
  try {
    return schema.parse(JSON.parse(object.text));
  } catch (error) {
    throw new CommandError(
      `${key} in the bucket is not what a deploy wrote. Put it back, or remove ${stateKey} to begin anew with the next deploy.`,
      { cause: error },
    );
  }
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

/** Lines on the releases of a bucket, the last one first. */
export function describeReleases({ state, releases }: History): string[] {
  if (state.order.length === 0) return ['There are no releases.'];
  const lines = state.order.toReversed().map((id) => {
    const { time, commit = 'no commit', files } = releases.get(id) ?? noRelease;
    const isLive = id === state.live ? '  live' : '';
    return `${id}  ${time}  ${commit.slice(0, 12)}  ${Object.keys(files).length} files${isLive}`;
  });
  const early = 'A run ended early: files may be of two releases. Deploy again, or --rollback.';
  return state.pending.length > 0 ? [...lines, early] : lines;
}
