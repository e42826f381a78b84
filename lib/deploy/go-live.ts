import { DeployError, LockLost } from './deploy-error';
import { type History, orderAfter } from './history';
import { stateKey } from './keys';
import { planSwitch } from './plan-switch';
import { noRelease, type Release } from './release';
import { switchRelease, type Work } from './switch-release';

/**
 * Makes a release live whose contents and manifest are in the bucket. The state says first that it is on its way, so
 * that the next run knows of a run that ended in between.
 * @returns the state afterwards
 * @throws a DeployError that says what readers get now: a failure puts the live release back
 */
export async function goLive(history: History, target: Release, work: Work): Promise<History['state']> {
  const { state, live, releases } = history;
  const pending = [...new Set([...state.pending, target.id])];
  const possible = [live, ...state.pending.map((id) => releases.get(id) ?? noRelease)];
  try {
    await work.store.writeJson(stateKey, { ...state, pending });
  } catch (error) {
    throw new DeployError(`${messageOf(error)}\nNothing that readers get has changed.`, { cause: error });
  }
  try {
    await switchRelease(planSwitch(possible, target), target, work);
  } catch (error) {
    // Whoever has the lock now knows of this run from the state, and replaces these files.
    if (work.signal?.reason instanceof LockLost) throw work.signal.reason;
    // Its signal may be what ended the switch; what is begun here is ended.
    const unstoppable = { ...work, signal: undefined, onFile: () => work.onFile('putting the files back') };
    const outcome = await putBack(history, [...possible, target], unstoppable);
    const what = work.signal?.aborted ? 'Interrupted.' : messageOf(error);
    throw new DeployError(`${what}\n${outcome}`, { cause: error });
  }
  const after = { live: target.id, pending: [], order: orderAfter(state, target.id) };
  try {
    await work.store.writeJson(stateKey, after);
    return after;
  } catch (error) {
    // The state may be written and its answer lost: files that are put back now would contradict it.
    throw new DeployError(
      `${messageOf(error)}\nRelease ${target.id} is live, but ${stateKey} may not say so. Run the same again.`,
      { cause: error },
    );
  }
}

/** Makes the live release live again. @returns a sentence on what readers get now */
async function putBack({ state, live }: History, possible: readonly Release[], work: Work): Promise<string> {
  try {
    await switchRelease(planSwitch(possible, live), live, work);
  } catch (error) {
    return `Some files are of one release and some of another: putting back failed too. ${messageOf(error)}\nEach page still loads. Deploy again, or put a release back with --rollback, once the store answers.`;
  }
  // Where this fails, the next run replaces more files than it needs to.
  await work.store.writeJson(stateKey, { ...state, pending: [] }).catch(() => undefined);
  return live === noRelease
    ? 'The site has no pages, as before.'
    : `All files that were replaced are put back: the site is release ${live.id}, as before.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
