import { z } from 'zod';
import type { Condition, Store } from './create-store';
import { DeployError, StoreError } from './deploy-error';
import { lockKey } from './keys';

const lockSchema = z.object({
  token: z.string(),
  owner: z.string(),
  since: z.iso.datetime(),
  expires: z.iso.datetime(),
});
/** Who changes a bucket, and until when. */
export type LockFile = z.infer<typeof lockSchema>;

/** The lock of a bucket, whoever holds it, and its tag. @throws a DeployError where it cannot be read */
export async function readLock(
  store: Store,
): Promise<{ file: LockFile; tag: string | undefined } | undefined> {
  const object = await store.read(lockKey);
  if (!object) return;
  try {
    return { file: lockSchema.parse(JSON.parse(object.text)), tag: object.tag };
  } catch (error) {
    throw new DeployError(`${lockKey} in the bucket is not a lock. Remove it, and try again.`, {
      cause: error,
    });
  }
}

/** Writes the lock under a condition. @returns whether the store knows the condition; one that says it does not gets the lock without */
export async function writeIf(store: Store, file: LockFile, condition: Condition): Promise<boolean> {
  try {
    await store.writeJson(lockKey, file, condition);
    return true;
  } catch (error) {
    // 412: somebody was faster, which reading shows. 409: somebody is at it at this moment.
    if (isConflict(error)) return true;
    if (!(error instanceof StoreError) || error.status !== 501) throw error;
    await store.writeJson(lockKey, file);
    return false;
  }
}

/** Whether a second write under the condition that there is none is refused, as it must be. */
export async function knowsConditions(store: Store, file: LockFile): Promise<boolean> {
  try {
    await store.writeJson(lockKey, file, { IfNoneMatch: '*' });
    return false;
  } catch (error) {
    if (isConflict(error)) return true;
    throw error;
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof StoreError && (error.status === 412 || error.status === 409);
}

/** Says who holds the lock, and until when. */
export function heldBy(file: LockFile | undefined, now: number): DeployError {
  if (!file) return new DeployError('Another deploy ended at this moment. Try again.');
  const seconds = Math.max(0, Math.ceil((Date.parse(file.expires) - now) / 1000));
  return new DeployError(
    `${file.owner} has been deploying to this bucket since ${file.since}. Wait for it to end. If it is dead, its lock ends in ${seconds} seconds, or with --force-unlock.`,
  );
}
