import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CommandError, messageOf } from '../cli';
import type { Condition, Store } from './create-store';
import { folder } from './release';
import { StoreError } from './store-failure';

/** Another run has the lock now, or may have it, as this one did not renew it in time. */
export class LockLost extends CommandError {
  constructor(what: string) {
    super(
      `${what} This run stopped, and left the files as they were then. Deploy again once the other is through.`,
    );
  }
}

/** What a lock needs to know of its run; tests shorten the times. */
export interface LockOptions {
  now?: () => number;
  /** Milliseconds that the lock lasts unless it is renewed, which happens three times as often. */
  lockLifetime?: number;
  /** Milliseconds that a store which ignores conditions gets to show a second lock. */
  settling?: number;
  printError: (text: string) => void;
}

/** The right to change a bucket. */
export interface Lock {
  /** Aborts with a LockLost as soon as another run may have the right. */
  lost: AbortSignal;
  /** Makes sure that the lock is still ours. @throws LockLost */
  renew(): Promise<void>;
  /** Gives the right back; a failure is only printed, because the lock ends anyway. */
  release(): Promise<void>;
}

const lockKey = `${folder}lock.json`;
const lockSchema = z.object({
  token: z.string(),
  owner: z.string(),
  since: z.iso.datetime(),
  expires: z.iso.datetime(),
});
type LockFile = z.infer<typeof lockSchema>;

/**
 * Takes the lock of a bucket.
 * @param isForced whether the lock of another run is taken over
 * @throws a CommandError that names who has it
 */
export async function takeLock(
  store: Store,
  isForced: boolean,
  { now = Date.now, lockLifetime = 120_000, settling = 2000, printError }: LockOptions,
): Promise<Lock> {
  const since = new Date(now()).toISOString();
  const owner = `${userInfo().username} on ${hostname()} (process ${process.pid})`;
  const token = randomUUID();
  let expires = 0;
  /** Writes our lock under a condition. @returns what the store did */
  const write = async (condition: Condition) => {
    const until = now() + lockLifetime;
    const file: LockFile = { token, owner, since, expires: new Date(until).toISOString() };
    const outcome = await writeIf(store, file, condition);
    if (outcome !== 'refused') expires = until;
    return outcome;
  };
  const giveBack = async () => {
    if ((await readLock(store))?.file.token === token) await store.remove(lockKey);
  };

  const there = await readLock(store);
  if (there && !isForced && Date.parse(there.file.expires) > now()) throw heldBy(there.file, now());
  try {
    const outcome = await write(conditionOf(there));
    // A store that knows conditions refuses a second write under the condition that there is none.
    const isSafe = outcome !== 'unconditional' && (await write({ IfNoneMatch: '*' })) === 'refused';
    if (!isSafe) {
      printError(
        'WARNING: the store ignores conditional writes. Two deploys that begin within a second may not see each other.',
      );
      await sleep(settling);
    }
    const after = await readLock(store);
    if (after?.file.token !== token) throw heldBy(after?.file, now());
  } catch (error) {
    await giveBack().catch(() => undefined);
    throw error;
  }

  const lost = new AbortController();
  const lose = (what: string) => {
    const error = new LockLost(what);
    lost.abort(error);
    return error;
  };
  /** Our lock as it is in the store. @throws LockLost if it is another's */
  const readOurs = async () => {
    const current = await readLock(store);
    if (current?.file.token === token) return current;
    throw lose(`${current?.file.owner ?? 'Somebody'} took the lock from this run.`);
  };
  const renew = async () => {
    const current = await readOurs();
    if (now() >= expires) throw lose('The lock was not renewed in time.');
    // A lock that was taken since then is refused. So is a retry after a lost answer, and then the lock is ours.
    if ((await write(conditionOf(current))) === 'refused') await readOurs();
  };
  const timer = setInterval(() => {
    // A renewal that fails is repeated until the lock's time is over.
    renew().catch(() => {
      if (now() >= expires) lose('The lock could not be renewed in time.');
    });
  }, lockLifetime / 3);
  timer.unref();

  return {
    lost: lost.signal,
    renew,
    release: async () => {
      clearInterval(timer);
      await giveBack().catch((error: unknown) =>
        printError(`The lock stays for up to ${lockLifetime / 60_000} minutes: ${messageOf(error)}`),
      );
    },
  };
}

/** The lock of a bucket and its tag. @throws a CommandError if it cannot be read */
async function readLock(store: Store): Promise<{ file: LockFile; tag: string | undefined } | undefined> {
  const object = await store.read(lockKey);
  if (!object) return;
  try {
    return { file: lockSchema.parse(JSON.parse(object.text)), tag: object.tag };
  } catch (cause) {
    throw new CommandError(`${lockKey} in the bucket is not a lock. Remove it, and try again.`, { cause });
  }
}

/** The condition that nothing has changed since a lock was read. */
function conditionOf(lock: { tag: string | undefined } | undefined): Condition {
  return lock?.tag ? { IfMatch: lock.tag } : { IfNoneMatch: '*' };
}

async function writeIf(store: Store, file: LockFile, condition: Condition) {
  try {
    await store.writeJson(lockKey, file, condition);
    return 'written';
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    // 412: the condition is false. 404: the object of the condition is gone. 409: another write is under way.
    if ([404, 409, 412].includes(error.status ?? 0) && error.code !== 'NoSuchBucket') return 'refused';
    if (error.status !== 501) throw error;
    await store.writeJson(lockKey, file);
    return 'unconditional';
  }
}

/** Says who has the lock, and until when. */
function heldBy(file: LockFile | undefined, now: number): CommandError {
  if (!file) return new CommandError('Another deploy ended at this moment. Try again.');
  const seconds = Math.max(0, Math.ceil((Date.parse(file.expires) - now) / 1000));
  return new CommandError(
    `${file.owner} has been deploying to this bucket since ${file.since}. Wait for it to end. If it is dead, its lock ends in ${seconds} seconds, or with --force-unlock.`,
  );
}
