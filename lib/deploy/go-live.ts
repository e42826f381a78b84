import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../cli';
import { isImmutable } from '../export/file-headers';
import type { History } from './history';
import { LockLost } from './lock';
import { noRelease, type Release, type State, stateKey } from './release';
import { forEach, type Work } from './work';

/** Kinds of files. A release goes live in this order: whatever names a file goes live after it. */
const kinds = ['asset', 'data', 'router', 'page'] as const;

function kindOf(file: string): (typeof kinds)[number] {
  if (isImmutable(file)) return 'asset';
  if (file.endsWith('.html')) return 'page';
  return file.endsWith('.txt') ? 'router' : 'data';
}

/**
 * Plans the switch to a release, in phases that follow one another: whatever may be another's is replaced, and pages
 * that are gone are removed. Other files stay for open pages until no kept release has them.
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
  return [...placing, { doing: 'removing pages that are gone', paths: gone }];
}

/**
 * Makes a release live whose contents and manifest are in the bucket. The state says first that it is on its way, so
 * that the next run knows of a run that ended in between. A failure puts the live release back.
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
    // The run that has the lock now knows of this one from the state, and replaces these files.
    if (work.signal?.reason instanceof LockLost) throw work.signal.reason;
    work.outcome = await putBack(history, target, work);
    throw error;
  }
  // The state may be written and its answer lost: files that are put back now would contradict it.
  work.outcome = `Release ${target.id} is live, but ${stateKey} may not say so. Run the same again.`;
  // A release that was not live before comes after the one that was live until now.
  const liveLast = order.toSorted((a, b) => Number(a === live) - Number(b === live));
  const newOrder = order.includes(target.id) ? order : [...liveLast, target.id];
  const after = { live: target.id, pending: [], order: newOrder };
  await work.store.writeJson(stateKey, after);
  return after;
}

/** Makes a release live, file by file: no phase begins before the one in front of it is complete. */
async function switchRelease(possible: readonly Release[], target: Release, work: Work): Promise<void> {
  for (const { doing, paths } of planSwitch(possible, target))
    await forEach(paths, doing, (path) => replace(path, target, work), work);
}

/** Makes one key what it is in a release. A failure does not count if the key is so anyway: the answer was lost. */
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
  work.print('putting the files back');
  try {
    // An interruption may be what ended the switch; what is begun here is ended.
    await switchRelease([...possible, target], live, { ...work, signal: undefined });
  } catch (error) {
    return `Some files are of one release and some of another: putting back failed too. ${messageOf(error)}\nEach page still loads. Deploy again, or put a release back with --rollback, once the store answers.`;
  }
  // If this fails, the next run replaces more files than it needs to.
  await work.store.writeJson(stateKey, { ...state, pending: [] }).catch(() => undefined);
  return live === noRelease
    ? 'The site has no pages, as before.'
    : `All files that were replaced are put back: the site is release ${live.id}, as before.`;
}
