import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bucket, startBucket } from './support/bucket';
import { expectSite } from './support/expect-site';
import type { Seen } from './support/gate';
import { type Outcome, runDeploy } from './support/run-deploy';
import { makeSite, removeSites, siteA, siteB, writeSite } from './support/sites';

let bucket: Bucket;
beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(() => bucket.close());
afterAll(removeSites);

const [outA, outB] = [writeSite(siteA), writeSite(siteB)];
const isBlob = ({ method, key, isCopy }: Seen) => method === 'PUT' && !isCopy && key.includes('/blobs/');

/** Does something once, when a request comes that is of interest, before the store gets it. */
function atFirst(isIt: (seen: Seen) => boolean, act: () => Promise<unknown>): void {
  let isDone = false;
  bucket.gate.decide = async (seen) => {
    if (!isDone && isIt(seen)) {
      isDone = true;
      await act();
    }
    return { kind: 'none' };
  };
}

const foreignLock = (expires: number) =>
  JSON.stringify({
    token: 'theirs',
    owner: 'ann on build-7 (process 12)',
    since: '2026-01-01T00:00:00.000Z',
    expires: new Date(expires).toISOString(),
  });
const putLock = (expires: number) =>
  fetch(`${bucket.url}/site/_releases/lock.json`, { method: 'PUT', body: foreignLock(expires) });

describe.each([true, false])('two deploys at once, in a store that knows conditions: %s', (hasConditions) => {
  it('one is refused, and the site is wholly that of the other', async () => {
    bucket.gate.hasConditions = hasConditions;
    let second: Outcome | undefined;
    atFirst(isBlob, async () => {
      second = await runDeploy(bucket, [], { out: outB });
    });
    // The first one's request waits until the second one has ended.
    const first = await runDeploy(bucket, [], { out: outA });
    expect(first.status).toBe(0);
    expect(second).toMatchObject({ status: 1 });
    expect(second?.output).toMatch(
      /^\S+ on \S+ \(process \d+\) has been deploying to this bucket since \S+Z\. Wait for it to end\. If it is dead, its lock ends in \d+ seconds, or with --force-unlock\.$/,
    );
    await expectSite(bucket, siteA);
    expect(first.output.includes('WARNING: the store ignores conditional writes.')).toBe(!hasConditions);
  });
});

describe('a lock', () => {
  const isLockPut = ({ method, key }: Seen) => method === 'PUT' && key === '_releases/lock.json';

  it.each([true, false])('that comes while ours is written counts; conditions: %s', async (hasConditions) => {
    bucket.gate.hasConditions = hasConditions;
    let written = 0;
    bucket.gate.decide = async (seen) => {
      if (isLockPut(seen)) written += 1;
      // Without conditions only what is there after the last write counts.
      const isMoment = hasConditions
        ? isLockPut(seen) && written === 1
        : seen.method === 'GET' && written === 2;
      if (isMoment) {
        bucket.gate.decide = () => ({ kind: 'none' });
        await putLock(Date.now() + 60_000);
      }
      return { kind: 'none' };
    };
    const { status, output } = await runDeploy(bucket, [], { out: outA });
    expect(output).toMatch(/ann on build-7 \(process 12\) has been deploying to this bucket since/);
    expect(status).toBe(1);
    await expectSite(bucket, {});
  });

  it.each(['If-None-Match', 'any condition'])(
    'is taken in a store that refuses %s as not implemented',
    async () => {
      bucket.gate.hasConditions = false;
      let written = 0;
      bucket.gate.decide = (seen) => {
        if (isLockPut(seen)) written += 1;
        return isLockPut(seen) && written === 1
          ? { kind: 'status', status: 501, code: 'NotImplemented' }
          : { kind: 'none' };
      };
      expect(await runDeploy(bucket, [], { out: outA })).toMatchObject({ status: 0 });
      await expectSite(bucket, siteA);
    },
  );

  it('that is over is taken over', async () => {
    await putLock(Date.now() - 1000);
    expect(await runDeploy(bucket, [], { out: outA })).toMatchObject({ status: 0 });
    await expectSite(bucket, siteA);
  });

  it('that is not over is taken over with --force-unlock only', async () => {
    const at = Date.now();
    await putLock(at + 60_000);
    expect((await runDeploy(bucket, [], { out: outA, now: () => at })).output).toMatch(
      /its lock ends in 60 seconds/,
    );
    await expectSite(bucket, {});
    expect(await runDeploy(bucket, ['--force-unlock'], { out: outA })).toMatchObject({ status: 0 });
  });

  it('that another takes over ends the run before readers see anything of it', async () => {
    await runDeploy(bucket, [], { out: outA });
    let second: Outcome | undefined;
    const outC = writeSite(makeSite('cccc'));
    atFirst(isBlob, async () => {
      second = await runDeploy(bucket, ['--force-unlock'], { out: outC });
    });
    const first = await runDeploy(bucket, [], { out: outB });
    expect(second).toMatchObject({ status: 0 });
    expect(first.status).toBe(1);
    expect(first.output).toMatch(
      /^Somebody took the lock from this run\..*\nNothing that readers get has changed\./m,
    );
    await expectSite(bucket, makeSite('cccc'));
  });

  it('is renewed while a deploy takes long, and ends a run that loses it in the middle', async () => {
    await runDeploy(bucket, [], { out: outA });
    const isCopyOf = (name: string) => (seen: Seen) => seen.isCopy && seen.key === name;
    const renewals = () => bucket.gate.seen.filter(isLockPut).length;
    atFirst(isCopyOf('cli/index.html'), async () => {
      const before = renewals();
      while (renewals() < before + 2) await new Promise((done) => setTimeout(done, 5));
      await putLock(Date.now() + 60_000);
      const reads = () =>
        bucket.gate.seen.filter(({ key, method }) => method === 'GET' && key.endsWith('lock.json'));
      const seen = reads().length;
      while (reads().length < seen + 2) await new Promise((done) => setTimeout(done, 5));
    });
    const at = Date.now();
    const { status, output } = await runDeploy(bucket, [], {
      out: outB,
      lockLifetime: 900,
      // However late a renewal is on a busy machine, it is in time.
      now: () => at,
    });
    expect(output).toMatch(
      /^ann on build-7 \(process 12\) took the lock from this run\. This run stopped, and left/m,
    );
    expect(status).toBe(1);
    // The one that has the lock now knows from the state that files may be of two releases.
    expect(await runDeploy(bucket, ['--force-unlock'], { out: outA })).toMatchObject({ status: 0 });
    await expectSite(bucket, siteA);
  });

  it('is given back at the end', async () => {
    await runDeploy(bucket, [], { out: outA });
    expect((await fetch(`${bucket.url}/site/_releases/lock.json`)).status).toBe(404);
  });
});
