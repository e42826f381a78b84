import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../cli';
import { isImmutable } from '../export/file-headers';
import type { History } from './history';
import { LockLost } from './lock';
import { noRelease, type Release, type State, stateKey } from './release';
import { forEach, type Work } from './work';

/** Kinds of files. A release goes live in this order: a file goes live before the files that refer to it. */
const kinds = ['asset', 'data', 'router', 'page'] as const;

function kindOf(file: string): (typeof kinds)[number] {
  if (isImmutable(file)) return 'asset';
  if (file.endsWith('.html')) return 'page';
  return file.endsWith('.txt') ? 'router' : 'data';
}

/**
 * Plans the switch to a release, in consecutive phases: files that may be of another release are replaced, and pages
 * that no longer exist are removed. Other files stay for open pages until no kept release has them.
 * @param possible releases that any file may be of; more than one after a run that ended early
 */
export function planSwitch(possible: readonly Release[], { files }: Release) {
  const known = new Set([files, ...possible.map((it) => it.files)].flatMap((it) => Object.keys(it)));
  const isThere = (path: string) => possible.every((it) => isDeepStrictEqual(it.files[path], files[path]));
  const changed = [...known].filter((path) => !isThere(path));
  const placing = kinds.map((kind) => ({
    doing: `placing ${kind} files`,
    paths: changed.filter((path) => files[path] && kindOf(path) === kind),
  }));
  const gone = changed.filter((path) => !files[path] && kindOf(path) === 'page');
  return [...placing, { doing: 'removing pages that no longer exist', paths: gone }];
}

/**
 * Makes a release live whose contents and manifest are in the bucket. The state first records that the switch has
 * started, so that the next run notices if this one ended early. A failure restores the live release.
 * @returns the state afterwards
 */
export async function goLive(history: History, target: Release, work: Work): Promise<State> {
  const { state, possible } = history;
  const { live, order } = state;
  work.outcome = 'Nothing that readers get has changed.';
  await work.store.writeJson(stateKey, { ...state, pending: [...new Set([...state.pending, target.id])] });
  try {
    await switchRelease(possible, target, work);
  } catch (error) {
    work.outcome = '';
    // The run that now has the lock reads the state, and replaces the files of this run.
    if (work.signal?.reason instanceof LockLost) throw work.signal.reason;
    work.outcome = await putBack(history, target, work);
    throw error;
  }
  // The state may have been written although the answer was lost: restoring files now would contradict it.
  work.outcome = `Release ${target.id} is live, but ${stateKey} may not say so. Run the same again.`;
  // A release that was not live before is listed after the previously live release.
  const liveLast = order.toSorted((a, b) => Number(a === live) - Number(b === live));
  const newOrder = order.includes(target.id) ? order : [...liveLast, target.id];
  const after = { live: target.id, pending: [], order: newOrder };
  await work.store.writeJson(stateKey, after);
  return after;
}

/** Makes a release live, file by file. A phase begins when the phase before it is complete. */
async function switchRelease(possible: readonly Release[], target: Release, work: Work): Promise<void> {
  for (const { doing, paths } of planSwitch(possible, target))
    await forEach(paths, doing, (path) => replace(path, target, work), work);
}

/**
 * Sets one key to its content in a release. A failure is ignored if the key is correct anyway: then only the answer was
 * lost.
 */
async function replace(path: string, { files }: Release, { store }: Work): Promise<void> {
  const file = files[path];
  try {
    await (file ? store.publish(path, file) : store.remove(path));
  } catch (error) {
    // If this fails too, the first failure is the one to report.
    const there = await store.published(path).catch(() => error);
    if (!isDeepStrictEqual(there, file)) throw error;
  }
}

/** Makes the live release live again after a failed switch. @returns a sentence on what readers get now */
async function putBack({ state, live, possible }: History, target: Release, work: Work): Promise<string> {
  work.print('restoring the files');
  try {
    // An interruption may have ended the switch; this repair is not interrupted.
    await switchRelease([...possible, target], live, { ...work, signal: undefined });
  } catch (error) {
    return `Some files are of one release and some of another: restoring them failed too. ${messageOf(error)}\nEach page still loads. Deploy again, or restore a release with --rollback, once the store answers.`;
  }
  // If this fails, the next run replaces more files than it needs to.
  await work.store.writeJson(stateKey, { ...state, pending: [] }).catch(() => undefined);
  return live === noRelease
    ? 'The site has no pages, as before.'
    : `All replaced files are restored: the site is release ${live.id}, as before.`;
}
