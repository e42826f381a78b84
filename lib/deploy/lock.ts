import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Condition, Store } from './create-store';
import { LockLost } from './deploy-error';
import { lockKey } from './keys';
import { heldBy, knowsConditions, type LockFile, readLock, writeIf } from './lock-file';

/** What a lock needs to know of its run. */
export interface LockOptions {
  /** Shown to those who find the bucket locked. */
  owner: string;
  /** Whether a lock of another run is taken over. */
  force: boolean;
  now: () => number;
  /** Milliseconds that the lock lasts unless it is renewed, which happens three times as often. */
  lifetime: number;
  /** Milliseconds that a store which ignores conditions gets to show a second lock. */
  settling: number;
  /** Called once if the store ignores conditions. */
  warn: (text: string) => void;
}

/** The right to change a bucket. */
export interface Lock {
  /** Comes with a LockLost as soon as another run may have the right. */
  lost: AbortSignal;
  /** Makes sure that the lock is still ours. @throws LockLost */
  renew(): Promise<void>;
  /** Gives the right back. @throws a StoreError where the store does not answer */
  release(): Promise<void>;
}

/** Takes the lock of a bucket. @throws a DeployError that names who holds it */
export async function takeLock(store: Store, options: LockOptions): Promise<Lock> {
  const { owner, now, lifetime } = options;
  const since = new Date(now()).toISOString();
  const token = randomUUID();
  let expires = 0;
  const file = (): LockFile => {
    expires = now() + lifetime;
    return { token, owner, since, expires: new Date(expires).toISOString() };
  };

  const giveBack = async () => {
    if ((await readLock(store))?.file.token === token) await store.remove(lockKey);
  };

  const there = await readLock(store);
  if (there && !options.force && Date.parse(there.file.expires) > now()) throw heldBy(there.file, now());
  const condition: Condition = there?.tag ? { IfMatch: there.tag } : { IfNoneMatch: '*' };
  try {
    const isSafe = (await writeIf(store, file(), condition)) && (await knowsConditions(store, file()));
    if (!isSafe) {
      options.warn(
        'WARNING: the store ignores conditional writes. Two deploys that begin within a second may not see each other.',
      );
      await sleep(options.settling);
    }
    const after = await readLock(store);
    if (after?.file.token !== token) throw heldBy(after?.file, now());
  } catch (error) {
    await giveBack().catch(() => undefined);
    throw error;
  }

  const lost = new AbortController();
  const lose = (what: string) => {
    const error = new LockLost(
      `${what} This run stopped, and left the files as they were then. Deploy again once the other is through.`,
    );
    lost.abort(error);
    return error;
  };
  const renew = async () => {
    const current = await readLock(store);
    if (current?.file.token !== token)
      throw lose(`${current?.file.owner ?? 'Somebody'} took the lock from this run.`);
    if (now() >= expires) throw lose('The lock was not renewed in time.');
    await store.writeJson(lockKey, file());
  };
  const timer = setInterval(() => {
    // A renewal that fails is repeated until the lock's time is over.
    renew().catch(() => {
      if (now() >= expires) lose('The lock could not be renewed in time.');
    });
  }, lifetime / 3);
  timer.unref();

  return {
    lost: lost.signal,
    renew,
    release: async () => {
      clearInterval(timer);
      await giveBack();
    },
  };
}
