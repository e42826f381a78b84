import { describe, expect, vi } from 'vitest';
import type { Bucket, Seen } from './support/bucket';
import { expectSite } from './support/expect-site';
import { deploy, type Outcome, phaseOf, testWithBucket } from './support/run-deploy';
import { makeSite, siteA, siteB } from './support/sites';

const it = testWithBucket();
const siteC = makeSite('cccc');
const isContent = (seen: Seen) => phaseOf(seen) === 'PUT content';
const isLockWrite = (seen: Seen) => phaseOf(seen) === 'PUT _releases/lock.json';
const isLockRead = (seen: Seen) => phaseOf(seen) === 'GET _releases/lock.json';

/** Does something once, when a request comes that is of interest, before the store gets it. */
function atFirst(bucket: Bucket, isIt: (seen: Seen) => boolean, act: () => Promise<unknown>): void {
  let isDone = false;
  bucket.decide = async (seen) => {
    if (isDone || !isIt(seen)) return;
    isDone = true;
    await act();
  };
}

const putLock = (bucket: Bucket, expires: number) =>
  bucket.put(
    '_releases/lock.json',
    JSON.stringify({
      token: 'theirs',
      owner: 'ann on build-7 (process 12)',
      since: '2026-01-01T00:00:00.000Z',
      expires: new Date(expires).toISOString(),
    }),
  );

describe.each([true, false])('in a store that supports conditions: %s', (hasConditions) => {
  it('one of two simultaneous deploys is refused, and the site is completely that of the other', async ({
    bucket,
  }) => {
    bucket.hasConditions = hasConditions;
    let second: Outcome | undefined;
    atFirst(bucket, isContent, async () => {
      second = await deploy(bucket, siteB);
    });
    // The first one's request waits until the second one has ended.
    const first = await deploy(bucket, siteA);
    expect(first.status).toBe(0);
    expect(second).toMatchObject({ status: 1 });
    expect(second?.output).toMatch(
      /^\S+ on \S+ \(process \d+\) has been deploying to this bucket since \S+Z\. Wait for it to end\. If it is dead, its lock ends in \d+ seconds, or with --force-unlock\.$/,
    );
    await expectSite(bucket, siteA);
    expect(first.output.includes('WARNING: the store ignores conditional writes.')).toBe(!hasConditions);
  });

  it('a lock that arrives while this run writes its own counts', async ({ bucket }) => {
    bucket.hasConditions = hasConditions;
    // Without conditions, only what is there after the last write counts.
    const isMoment = (seen: Seen) =>
      hasConditions ? isLockWrite(seen) : isLockRead(seen) && bucket.seen.filter(isLockWrite).length === 2;
    atFirst(bucket, isMoment, () => putLock(bucket, Date.now() + 60_000));
    const { status, output } = await deploy(bucket, siteA);
    expect(output).toMatch(/ann on build-7 \(process 12\) has been deploying to this bucket since/);
    expect(status).toBe(1);
    await expectSite(bucket, {});
  });
});

it('the lock works in a store that answers conditions with "not implemented"', async ({ bucket }) => {
  bucket.hasConditions = false;
  const notImplemented = { kind: 'status', status: 501, code: 'NotImplemented' } as const;
  bucket.decide = (seen) =>
    isLockWrite(seen) && bucket.seen.filter(isLockWrite).length === 1 ? notImplemented : undefined;
  expect(await deploy(bucket, siteA)).toMatchObject({ status: 0 });
  await expectSite(bucket, siteA);
});

it('an expired lock is taken over, any other only with --force-unlock', async ({ bucket }) => {
  const at = Date.now();
  const now = () => at;
  await putLock(bucket, at + 60_000);
  expect((await deploy(bucket, siteA, [], { now })).output).toMatch(/its lock ends in 60 seconds/);
  await expectSite(bucket, {});
  expect(await deploy(bucket, siteA, ['--force-unlock'])).toMatchObject({ status: 0 });
  await putLock(bucket, at - 1000);
  expect(await deploy(bucket, siteB, [], { now })).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
});

it('a run that loses its lock ends before readers see anything of it', async ({ bucket }) => {
  await deploy(bucket, siteA);
  let second: Outcome | undefined;
  atFirst(bucket, isContent, async () => {
    second = await deploy(bucket, siteC, ['--force-unlock']);
  });
  const first = await deploy(bucket, siteB);
  expect(second).toMatchObject({ status: 0 });
  expect(first.status).toBe(1);
  const message = /^Somebody took the lock from this run\..*\nNothing that readers get has changed\./m;
  expect(first.output).toMatch(message);
  await expectSite(bucket, siteC);
});

it('a lock that another run takes during a renewal is not overwritten', async ({ bucket }) => {
  await deploy(bucket, siteA);
  bucket.seen.length = 0;
  // The first two writes take the lock.
  const isRenewal = (seen: Seen) => isLockWrite(seen) && bucket.seen.filter(isLockWrite).length === 3;
  atFirst(bucket, isRenewal, () => putLock(bucket, Date.now() + 60_000));
  const { status, output } = await deploy(bucket, siteB);
  const message =
    /^ann on build-7 \(process 12\) took the lock from this run\..*\nNothing that readers get has changed\./m;
  expect(output).toMatch(message);
  expect(status).toBe(1);
  expect(bucket.objects.get('_releases/lock.json')?.body.toString()).toContain('"token":"theirs"');
  await expectSite(bucket, siteA);
});

it('a renewal whose answer is lost keeps the lock', async ({ bucket }) => {
  let writes = 0;
  bucket.decide = (seen) => (isLockWrite(seen) && ++writes === 3 ? { kind: 'lost-answer' } : undefined);
  expect(await deploy(bucket, siteA)).toMatchObject({ status: 0 });
  expect(writes).toBeGreaterThan(3);
  await expectSite(bucket, siteA);
});

it('a lock is renewed during a long deploy, and a run that loses it in the middle ends', async ({
  bucket,
}) => {
  await deploy(bucket, siteA);
  const count = (isIt: (seen: Seen) => boolean) => bucket.seen.filter(isIt).length;
  const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 60_000, interval: 5 });
  let reads = Number.POSITIVE_INFINITY;
  bucket.decide = async (seen) => {
    if (seen.isCopy && seen.key === 'cli/index.html') {
      const before = count(isLockWrite);
      await until(() => count(isLockWrite) >= before + 2);
      // The next renewal finds another lock; the one after it shows that the run has seen that.
      atFirst(bucket, isLockRead, async () => {
        await putLock(bucket, Date.now() + 60_000);
        reads = count(isLockRead);
      });
      await until(() => count(isLockRead) > reads);
    }
    return undefined;
  };
  const at = Date.now();
  // However late a renewal is on a busy machine, it is in time.
  const { status, output } = await deploy(bucket, siteB, [], { lockLifetime: 900, now: () => at });
  const message = /^ann on build-7 \(process 12\) took the lock from this run\. This run stopped, and left/m;
  expect(output).toMatch(message);
  expect(status).toBe(1);
  // The next run knows from the state that files may be of two releases.
  bucket.decide = () => undefined;
  expect(await deploy(bucket, siteA, ['--force-unlock'])).toMatchObject({ status: 0 });
  await expectSite(bucket, siteA);
});
