import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CommandError, messageOf, type Output } from '../cli';
import type { Store } from './create-store';
import { folder } from './release';

/** Another run has the lock now, or may have it, as this one did not renew it in time. */
export class LockLost extends CommandError {}

/** The run that takes the lock; tests shorten the times. */
export interface LockOptions {
  now?: () => number;
  /** Milliseconds that the lock lasts unless it is renewed, which happens three times as often. */
  lockLifetime?: number;
  /** Milliseconds to wait for a second lock, if the store ignores conditions. */
  settling?: number;
}

const lockKey = `${folder}lock.json`;
const lockSchema = z.object({
  token: z.string(),
  owner: z.string(),
  since: z.iso.datetime(),
  expires: z.iso.datetime(),
});
type Lock = z.infer<typeof lockSchema>;

/**
 * Runs a function while holding the lock of a bucket.
 * @param isForced whether the lock of another run is taken over
 * @param run gets a signal, which aborts with a LockLost as soon as another run may have the lock, and a function that
 * throws a LockLost unless the lock is still ours
 * @throws a CommandError that names who has the lock
 */
export async function withLock<T>(
  store: Store,
  isForced: boolean,
  { now = Date.now, lockLifetime = 120_000, settling = 2000, printError }: LockOptions & Output,
  run: (lost: AbortSignal, renew: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const since = new Date(now()).toISOString();
  const owner = `${userInfo().username} on ${hostname()} (process ${process.pid})`;
  const token = randomUUID();
  let expires = 0;
  const read = () => store.readJson(lockKey, lockSchema, 'Remove it, and try again.');
  /** Writes our lock, unless the object of the tag has changed. @returns whether it is written */
  const write = async (tag: string | undefined): Promise<boolean> => {
    const until = now() + lockLifetime;
    const lock: Lock = { token, owner, since, expires: new Date(until).toISOString() };
    const isWritten = await store.writeJsonIf(lockKey, lock, tag);
    if (isWritten) expires = until;
    return isWritten;
  };

  const lost = new AbortController();
  const lose = (what: string): LockLost => {
    const error = new LockLost(
      `${what} This run stopped, and left the files as they were then. Deploy again once the other is through.`,
    );
    lost.abort(error);
    return error;
  };
  /** Makes sure that the lock is still ours. @throws LockLost */
  const renew = async (): Promise<void> => {
    const current = await read();
    if (current?.value.token !== token)
      throw lose(`${current?.value.owner ?? 'Somebody'} took the lock from this run.`);
    if (now() >= expires) throw lose('The lock was not renewed in time.');
    // A lock that was taken since then is refused. So is a retry after a lost answer, and then the lock is ours.
    if (!(await write(current.tag))) await renew();
  };

  const there = await read();
  if (there && !isForced && Date.parse(there.value.expires) > now()) throw heldBy(there.value, now());
  let timer: NodeJS.Timeout | undefined;
  try {
    await write(there?.tag);
    // A store that supports conditions refuses to create the lock a second time.
    if (await write(undefined)) {
      printError(
        'WARNING: the store ignores conditional writes. Two deploys that begin within a second may not see each other.',
      );
      await sleep(settling);
    }
    const after = await read();
    if (after?.value.token !== token) throw heldBy(after?.value, now());
    // A renewal that fails is repeated until the lock's time is over.
    const onFailure = () => now() >= expires && lose('The lock was not renewed in time.');
    timer = setInterval(() => renew().catch(onFailure), lockLifetime / 3).unref();
    return await run(lost.signal, renew);
  } finally {
    clearInterval(timer);
    try {
      if ((await read())?.value.token === token) await store.remove(lockKey);
    } catch (error) {
      printError(`The lock stays for up to ${lockLifetime / 60_000} minutes: ${messageOf(error)}`);
    }
  }
}

/** Says who has the lock, and until when. */
function heldBy(lock: Lock | undefined, now: number): CommandError {
  if (!lock) return new CommandError('Another deploy ended at this moment. Try again.');
  const seconds = Math.max(0, Math.ceil((Date.parse(lock.expires) - now) / 1000));
  return new CommandError(
    `${lock.owner} has been deploying to this bucket since ${lock.since}. Wait for it to end. If it is dead, its lock ends in ${seconds} seconds, or with --force-unlock.`,
  );
}
