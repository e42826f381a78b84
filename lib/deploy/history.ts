import type { ZodType } from 'zod';
import type { Store } from './create-store';
import { DeployError } from './deploy-error';
import { manifestKey, stateKey } from './keys';
import { noRelease, type Release, releaseSchema, type State, stateSchema } from './release';

/** What a bucket knows of its releases. */
export interface History {
  state: State;
  /** Every release that the state names, by id. */
  releases: ReadonlyMap<string, Release>;
  live: Release;
}

/** Reads the state and the manifests it names. @throws a DeployError where one is missing or unreadable */
export async function readHistory(store: Store): Promise<History> {
  const state = (await readJson(store, stateKey, stateSchema)) ?? { live: null, pending: [], order: [] };
  const ids = [...new Set([...state.order, ...state.pending])];
  const releases = new Map<string, Release>();
  for (const id of ids) releases.set(id, await readRelease(store, id));
  return { state, releases, live: (state.live && releases.get(state.live)) || noRelease };
}

/** Reads the manifest of a release. @throws a DeployError where it is missing or unreadable */
export async function readRelease(store: Store, id: string): Promise<Release> {
  const release = await readJson(store, manifestKey(id), releaseSchema);
  if (release) return release;
  throw new DeployError(
    `${manifestKey(id)} is missing in the bucket. Put it back, or remove ${stateKey} to begin anew with the next deploy.`,
  );
}

async function readJson<T>(store: Store, key: string, schema: ZodType<T>): Promise<T | undefined> {
  const object = await store.read(key);
  if (!object) return;
  try {
    return schema.parse(JSON.parse(object.text));
  } catch (error) {
    throw new DeployError(
      `${key} in the bucket is not what a deploy wrote. Put it back, or remove ${stateKey} to begin anew with the next deploy.`,
      { cause: error },
    );
  }
}

/** The order of releases once one of them has gone live: behind the one that was live until then. */
export function orderAfter({ live, order }: State, target: string): string[] {
  if (order.includes(target)) return order;
  const others = order.filter((id) => id !== live);
  return live ? [...others, live, target] : [...others, target];
}
