import { afterAll, expect } from 'vitest';
import type { Surroundings } from '@/lib/deploy/run-command';
import { type Bucket, startBucket } from './bucket';
import { expectSite } from './expect-site';
import type { Fault, Gate, Seen } from './gate';
import { phaseOf } from './phases';
import { runDeploy } from './run-deploy';
import { removeSites, siteA, siteB, writeSite } from './sites';

/** What a test has that runs beside others. */
interface Test {
  onTestFinished(end: () => Promise<void>): void;
}

export const outB = writeSite(siteB);
afterAll(removeSites);

const withA = await startBucket();
await runDeploy(withA, [], { out: writeSite(siteA) });
await withA.close();

/** A bucket whose live release is A; it is closed when the test ends. */
export async function bucketWithA({ onTestFinished }: Test): Promise<Bucket> {
  const bucket = await startBucket(withA.objects);
  onTestFinished(bucket.close);
  return bucket;
}

/** Every request of a deploy of B over A that no fault disturbs. */
export const requests: readonly Seen[] = await (async () => {
  const bucket = await startBucket(withA.objects);
  await runDeploy(bucket, [], { out: outB });
  await bucket.close();
  return bucket.gate.seen;
})();

/** The same, for the titles of tests: number, method and phase. */
export const numbered = requests.map((seen) => [seen.number, seen.method, phaseOf(seen)] as const);

/** Deploys B over A with faults, and says of which site the website is afterwards. */
export async function deployB(test: Test, decide: Gate['decide'], options: Partial<Surroundings> = {}) {
  const bucket = await bucketWithA(test);
  bucket.gate.decide = decide;
  const { status, output } = await runDeploy(bucket, [], { out: outB, ...options });
  bucket.gate.decide = () => ({ kind: 'none' });
  return { bucket, status, output, isB: status === 0 || output.includes('is live') };
}

/** Once nothing disturbs it, the next run completes, also where the lock of the first one is left. */
export async function expectCompletion(bucket: Bucket): Promise<void> {
  const { status, output } = await runDeploy(bucket, ['--force-unlock'], { out: outB });
  expect({ status, output }).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
}

/** A fault of one request, and of the same request each time it is made again. */
export function forGood(nth: number, fault: Fault): (seen: Seen) => Fault {
  let first: Seen | undefined;
  return (seen) => {
    if (seen.number === nth) first = seen;
    return first && seen.method === first.method && seen.key === first.key ? fault : { kind: 'none' };
  };
}
