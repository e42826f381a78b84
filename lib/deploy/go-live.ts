import { messageOf } from '../cli';
import type { History } from './history';
import { LockLost } from './lock';
import { noRelease, type Release, type State, stateKey } from './release';
import { planSwitch, switchRelease } from './switch-release';
import { explained, orExplain, type Work } from './work';

/** Releases that any file of the site may be of. */
export function possibleReleases({ state, live, releases }: History): Release[] {
  return [live, ...state.pending.map((id) => releases.get(id) ?? noRelease)];
}

/**
 * Makes a release live whose contents and manifest are in the bucket. The state says first that it is on its way, so
 * that the next run knows of a run that ended in between.
 * @returns the state afterwards
 * @throws a CommandError that says what readers get now: a failure puts the live release back
 */
export async function goLive(history: History, target: Release, work: Work): Promise<State> {
  const { state } = history;
  const { store, signal } = work;
  const possible = possibleReleases(history);
  const pending = [...new Set([...state.pending, target.id])];
  await orExplain('Nothing that readers get has changed.', work, () =>
    store.writeJson(stateKey, { ...state, pending }),
  );
  try {
    await switchRelease(planSwitch(possible, target), target, work);
  } catch (error) {
    // The run that has the lock now knows of this one from the state, and replaces these files.
    if (signal?.reason instanceof LockLost) throw signal.reason;
    // Its signal may be what ended the switch; what is begun here is ended.
    const onFile = (_doing: string, total: number) => work.onFile('putting the files back', total);
    const outcome = await putBack(history, [...possible, target], { ...work, signal: undefined, onFile });
    throw explained(error, outcome, signal);
  }
  const after = { live: target.id, pending: [], order: orderAfter(state, target.id) };
  // The state may be written and its answer lost: files that are put back now would contradict it.
  await orExplain(
    `Release ${target.id} is live, but ${stateKey} may not say so. Run the same again.`,
    work,
    () => store.writeJson(stateKey, after),
  );
  return after;
}

/** Makes the live release live again. @returns a sentence on what readers get now */
async function putBack({ state, live }: History, possible: readonly Release[], work: Work): Promise<string> {
  try {
    await switchRelease(planSwitch(possible, live), live, work);
  } catch (error) {
    return `Some files are of one release and some of another: putting back failed too. ${messageOf(error)}\nEach page still loads. Deploy again, or put a release back with --rollback, once the store answers.`;
  }
  // If this fails, the next run replaces more files than it needs to.
  await work.store.writeJson(stateKey, { ...state, pending: [] }).catch(() => undefined);
  return live === noRelease
    ? 'The site has no pages, as before.'
    : `All files that were replaced are put back: the site is release ${live.id}, as before.`;
}

/** The order of releases once one of them has gone live: after the one that was live until then. */
function orderAfter({ live, order }: State, target: string): string[] {
  if (order.includes(target)) return order;
  const others = order.filter((id) => id !== live);
  return live ? [...others, live, target] : [...others, target];
}
