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

/** The releases of a bucket, from its state and manifests. */
export type History = Awaited<ReturnType<typeof readHistory>>;

const fix = `Put it back, or remove ${stateKey} to start again with the next deploy.`;

/** Reads the state and the manifests it names. @throws a CommandError if one is missing or unreadable */
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

/** Reads the manifest of a release. @throws a CommandError if it is missing or unreadable */
export async function readRelease(store: Store, id: string): Promise<Release> {
  const stored = await store.readJson(manifestKey(id), releaseSchema, fix);
  if (stored) return stored.value;
  throw new CommandError(`${manifestKey(id)} is missing in the bucket. ${fix}`);
}

/**
 * The release to go back to: the named release, or the previously live one. After a run that ended early, it is the
 * live release, because some of its files were replaced.
 * @throws a CommandError if it does not exist
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
