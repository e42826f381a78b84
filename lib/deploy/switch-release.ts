import { type Kind, kindOf, kinds } from './file-headers';
import { isSameFile, type Release } from './release';
import { StoreError } from './store-failure';
import { forEach, type Work } from './work';

/** What makes a release live. */
export interface SwitchPlan {
  /** Files to replace, in phases that follow one another. */
  phases: { kind: Kind; paths: string[] }[];
  /** Pages that the release does not have. Other files stay for open pages until no kept release has them. */
  goneRoutes: string[];
}

/**
 * Plans the switch to a release: whatever may be another's is replaced.
 * @param possible releases that any file may be of; more than one after a run that ended early
 */
export function planSwitch(possible: readonly Release[], target: Release): SwitchPlan {
  const isThere = (path: string) =>
    possible.every(({ files }) => files[path] && isSameFile(files[path], target.files[path]));
  const replaced = Object.keys(target.files).filter((path) => !isThere(path));
  const phases = kinds.map((kind) => ({ kind, paths: replaced.filter((path) => kindOf(path) === kind) }));
  const known = new Set(possible.flatMap(({ files }) => Object.keys(files)));
  const goneRoutes = [...known].filter((path) => kindOf(path) === 'page' && !target.files[path]);
  return { phases, goneRoutes };
}

const doings: Record<Kind, string> = {
  asset: 'placing scripts and styles',
  data: 'placing other files',
  flight: "placing the router's data",
  page: 'placing pages',
};

/** Makes a release live, file by file: no phase begins before the one in front of it is complete. */
export async function switchRelease({ phases, goneRoutes }: SwitchPlan, target: Release, work: Work) {
  const place = (path: string) => replace(path, target, work);
  for (const { kind, paths } of phases) await forEach(paths, doings[kind], place, work);
  await forEach(goneRoutes, 'removing pages that are gone', place, work);
}

/** Makes one key what it is in a release. A failure does not count if the key is so anyway: the answer was lost. */
async function replace(path: string, target: Release, { store }: Work): Promise<void> {
  const file = target.files[path];
  try {
    await (file ? store.publish(path, file) : store.remove(path));
  } catch (error) {
    // If this fails too, the first failure is the one to report.
    const isSo = () =>
      store.published(path).then(
        (there) => isSameFile(there, file),
        () => false,
      );
    if (!(error instanceof StoreError && (await isSo()))) throw error;
  }
}
