import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Surroundings } from '@/lib/deploy/run-command';
import { type Bucket, startBucket } from './support/bucket';
import { expectOldOrNew, expectSite, expectWholePages } from './support/expect-site';
import type { Fault, Seen } from './support/fault-proxy';
import { phaseOf } from './support/phases';
import { runDeploy } from './support/run-deploy';
import { removeSites, siteA, siteB, writeSite } from './support/sites';

const [outA, outB] = [writeSite(siteA), writeSite(siteB)];
const withA = await startBucket();
await runDeploy(withA, [], { out: outA });

/** Every request of a deploy of B over A that no fault disturbs. */
const requests = await (async () => {
  const bucket = await startBucket(withA.directory);
  await runDeploy(bucket, [], { out: outB });
  await bucket.close();
  return bucket.proxy.seen;
})();
const numbered = requests.map((seen) => [seen.number, seen.method, phaseOf(seen)] as const);
/** Where all requests would take too long: the first one of each phase. */
const firstOfPhase = numbered.filter(([, method, phase], index) => {
  const before = numbered.slice(0, index);
  return !before.some(([, otherMethod, other]) => otherMethod === method && other === phase);
});

const running: Bucket[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((bucket) => bucket.close()));
});
afterAll(async () => {
  await withA.close();
  removeSites();
});

async function bucketWithA(): Promise<Bucket> {
  const bucket = await startBucket(withA.directory);
  running.push(bucket);
  return bucket;
}

/** Deploys B over A with faults, and says of which site the website is afterwards. */
async function deployB(decide: (seen: Seen) => Fault, options: Partial<Surroundings> = {}) {
  const bucket = await bucketWithA();
  bucket.proxy.decide = decide;
  const { status, output } = await runDeploy(bucket, [], { out: outB, ...options });
  bucket.proxy.decide = () => ({ kind: 'none' });
  return { bucket, status, output, isB: status === 0 || output.includes('is live') };
}

/** Once nothing disturbs it, the next run completes, also where the lock of the first one is left. */
async function expectCompletion(bucket: Bucket): Promise<void> {
  const { status, output } = await runDeploy(bucket, ['--force-unlock'], { out: outB });
  expect({ status, output }).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
}

/** A fault of one request, and of the same request each time it is made again. */
const forGood = (nth: number, fault: Fault) => {
  let first: Seen | undefined;
  return (seen: Seen): Fault => {
    if (seen.number === nth) first = seen;
    return first && seen.method === first.method && seen.key === first.key ? fault : { kind: 'none' };
  };
};

describe.each<[string, Fault, RegExp]>([
  ['a closed socket', { kind: 'reset' }, /No connection to http/],
  ['status 500', { kind: 'status', status: 500, code: 'InternalError' }, /failed with status 500, while /],
  [
    'status 403',
    { kind: 'status', status: 403, code: 'AccessDenied' },
    /The credentials have no access, while /,
  ],
  ['a lost answer', { kind: 'lost-answer' }, /No connection to http/],
])('by %s, one request fails for good and the site is wholly one release', (_, fault, message) => {
  it.each(fault.kind === 'reset' ? numbered : firstOfPhase)('%i: %s of %s', async (nth) => {
    const { bucket, status, output, isB } = await deployB(forGood(nth, fault));
    if (status === 1) expect(output.split('\n').find((line) => line.includes('while'))).toMatch(message);
    expect(output).not.toContain('Some files are of one release');
    await expectSite(bucket, isB ? siteB : siteA);
    await expectCompletion(bucket);
  });
});

describe('the store is gone from one request on', () => {
  it.each(numbered)('%i: %s of %s', async (nth) => {
    const { bucket, status, isB } = await deployB(({ number }) =>
      number >= nth ? { kind: 'reset' } : { kind: 'none' },
    );
    await expectOldOrNew(bucket);
    await expectWholePages(bucket);
    if (isB) await expectSite(bucket, siteB);
    // Only the lock can be left when all the rest is done.
    if (status === 0) expect(requests[nth - 1]?.key).toBe('_releases/lock.json');
    await expectCompletion(bucket);
  });

  it('and a rollback completes it in the other direction', async () => {
    const nth = requests.findIndex((seen) => phaseOf(seen) === 'html') + 2;
    const { bucket, output } = await deployB(({ number }) =>
      number >= nth ? { kind: 'reset' } : { kind: 'none' },
    );
    expect(output).toMatch(
      /\nSome files are of one release and some of another: putting back failed too\. No connection/,
    );
    const list = await runDeploy(bucket, ['--list']);
    expect(list.output).toMatch(/\nA run ended early: files may be of two releases\./);
    expect(await runDeploy(bucket, ['--rollback', '--force-unlock'])).toMatchObject({ status: 0 });
    await expectSite(bucket, siteA);
  });
});

describe('silence', () => {
  it.each(firstOfPhase)('%i: %s of %s counts as a failure', async (nth) => {
    const { bucket, status, output, isB } = await deployB(forGood(nth, { kind: 'silence' }), {
      timeout: 1000,
    });
    if (status === 1) expect(output).toMatch(/did not answer in time, while /);
    await expectSite(bucket, isB ? siteB : siteA);
    await expectCompletion(bucket);
  });
});

describe('an interruption', () => {
  it.each(firstOfPhase.filter(([, , phase]) => !phase.includes('_releases/lock')))(
    '%i: %s of %s',
    async (nth) => {
      const interruption = new AbortController();
      const { bucket, status, output, isB } = await deployB(
        (seen) => {
          if (seen.number === nth) interruption.abort();
          return { kind: 'none' };
        },
        { signal: interruption.signal },
      );
      await expectSite(bucket, isB ? siteB : siteA);
      if (status === 1) expect(output).toMatch(/^Interrupted\./m);
      expect((await runDeploy(bucket, [], { out: outB })).status).toBe(0);
      await expectSite(bucket, siteB);
    },
  );
});

it('leaves the new release live if the answer to the last word on it gets lost', async () => {
  const last = requests.findLast((seen) => phaseOf(seen) === 'PUT _releases/current.json')?.number ?? 0;
  const { bucket, status, output } = await deployB(forGood(last, { kind: 'lost-answer' }));
  expect(output).toMatch(
    /\nRelease \S+ is live, but _releases\/current\.json may not say so\. Run the same again\.$/,
  );
  expect(status).toBe(1);
  await expectSite(bucket, siteB);
  expect((await runDeploy(bucket, ['--list'])).output).toMatch(/^\S+-\w+ .* live\n/);
  await expectCompletion(bucket);
});

it('is made again where one try fails', async () => {
  const { bucket, status } = await deployB(({ number }) =>
    number % 3 === 0 ? { kind: 'status', status: 503, code: 'SlowDown' } : { kind: 'none' },
  );
  expect(status).toBe(0);
  await expectSite(bucket, siteB);
});

it('serves whole pages, and files of one release or the other, at each request', async () => {
  const bucket = await bucketWithA();
  let looked = 0;
  bucket.proxy.decide = async () => {
    await expectOldOrNew(bucket);
    await expectWholePages(bucket);
    looked += 1;
    return { kind: 'none' };
  };
  expect(await runDeploy(bucket, [], { out: outB })).toMatchObject({ status: 0 });
  expect(looked).toBe(requests.length);
});

it('has no pages where the first deploy of all fails', async () => {
  const bucket = await startBucket();
  running.push(bucket);
  bucket.proxy.decide = ({ isCopy, key }) =>
    isCopy && key === 'index.html' ? { kind: 'status', status: 403, code: 'AccessDenied' } : { kind: 'none' };
  const { output } = await runDeploy(bucket, [], { out: outB });
  expect(output).toMatch(/\nThe site has no pages, as before\.$/);
  await expectSite(bucket, {});
  bucket.proxy.decide = () => ({ kind: 'none' });
  await expectCompletion(bucket);
});
