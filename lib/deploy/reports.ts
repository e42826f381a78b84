import type { DeployPlan } from './deploy';
import type { History } from './history';
import type { Release } from './release';

/** Lines on the releases of a bucket, the last one first. */
export function describeReleases({ state, releases }: History): string[] {
  const ids = [...state.order].reverse();
  if (ids.length === 0) return ['There are no releases.'];
  const lines = ids.map((id) => {
    const { time, commit = 'no commit', files } = releases.get(id) ?? { time: '', files: {} };
    const isLive = id === state.live ? '  live' : '';
    return `${id}  ${time}  ${commit.slice(0, 12)}  ${Object.keys(files).length} files${isLive}`;
  });
  const isOpen = state.pending.length > 0;
  return isOpen
    ? [...lines, 'A run ended early: files may be of two releases. Deploy again, or --rollback.']
    : lines;
}

/** Lines on what a deploy would do. */
export function describePlan(release: Release, plan: DeployPlan): string[] {
  const bytes = plan.missing.reduce((sum, { size }) => sum + size, 0);
  return [
    `out/ has ${Object.keys(release.files).length} files.`,
    `To send: ${plan.missing.length} files, ${bytes} bytes.`,
    ...plan.missing.map(({ path }) => `  send ${path}`),
    `To replace: ${plan.replaced.length} files.`,
    ...plan.replaced.map((path) => `  replace ${path}`),
    ...plan.goneRoutes.map((path) => `  remove ${path}`),
  ];
}
