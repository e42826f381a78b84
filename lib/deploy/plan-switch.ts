import { type Kind, kindOf, kinds } from './file-headers';
import { isSameFile, type Release } from './release';

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
