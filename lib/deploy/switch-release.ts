import type { Store } from './create-store';
import { StoreError } from './deploy-error';
import { forEach } from './for-each';
import type { SwitchPlan } from './plan-switch';
import { isSameFile, type Release } from './release';

/** How requests are made, and who hears of them. */
export interface Work {
  store: Store;
  /** Requests at a time. */
  concurrency: number;
  signal?: AbortSignal | undefined;
  /** Called after each file. @param doing completes "now …" */
  onFile: (doing: string) => void;
}

const doings = {
  asset: 'placing scripts and styles',
  data: 'placing other files',
  flight: "placing the router's data",
  page: 'placing pages',
} as const;

/** Makes a release live, file by file: no phase begins before the one in front of it is complete. */
export async function switchRelease({ phases, goneRoutes }: SwitchPlan, target: Release, work: Work) {
  const { store, concurrency, signal, onFile } = work;
  for (const { kind, paths } of phases) {
    await forEach(
      paths,
      concurrency,
      async (path) => {
        await replace(store, path, target);
        onFile(doings[kind]);
      },
      signal,
    );
  }
  await forEach(
    goneRoutes,
    concurrency,
    async (path) => {
      await replace(store, path, target);
      onFile('removing pages that are gone');
    },
    signal,
  );
}

/** Makes one key what it is in a release. A failure does not count where the key is so anyway. */
async function replace(store: Store, path: string, target: Release): Promise<void> {
  const file = target.files[path];
  try {
    await (file ? store.publish(path, file) : store.remove(path));
  } catch (error) {
    if (error instanceof StoreError && (await isSo(store, path, target))) return;
    throw error;
  }
}

async function isSo(store: Store, path: string, target: Release): Promise<boolean> {
  try {
    const there = await store.published(path);
    const file = target.files[path];
    return isSameFile(there && { ...there, size: 0 }, file);
  } catch {
    // The failure before this one is what the user has to hear of.
    return false;
  }
}
