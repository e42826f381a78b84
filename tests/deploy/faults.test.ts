import { describe, expect, it } from 'vitest';
import { startBucket } from './support/bucket';
import {
  bucketWithA,
  deployB,
  expectCompletion,
  forGood,
  numbered,
  outB,
  requests,
} from './support/deploy-b';
import { expectOldOrNew, expectSite } from './support/expect-site';
import type { Fault } from './support/gate';
import { phaseOf } from './support/phases';
import { runDeploy } from './support/run-deploy';
import { siteA, siteB } from './support/sites';

it.concurrent('is made again where one try fails', async (test) => {
  const { bucket, status } = await deployB(test, ({ number }) =>
    number % 3 === 0 ? { kind: 'status', status: 503, code: 'SlowDown' } : { kind: 'none' },
  );
  expect(status).toBe(0);
  await expectSite(bucket, siteB);
});

describe.concurrent.each<[string, Fault, RegExp]>([
  ['a closed socket', { kind: 'reset' }, /No connection to http/],
  ['status 500', { kind: 'status', status: 500, code: 'InternalError' }, /failed with status 500, while /],
  [
    'status 403',
    { kind: 'status', status: 403, code: 'AccessDenied' },
    /The credentials have no access, while /,
  ],
  ['a lost answer', { kind: 'lost-answer' }, /No connection to http/],
])('by %s, one request fails for good and the site is wholly one release', (_, fault, message) => {
  it.for(numbered)('%i: %s of %s', async ([nth], test) => {
    const { bucket, status, output, isB } = await deployB(test, forGood(nth, fault));
    if (status === 1) expect(output.split('\n').find((line) => line.includes('while'))).toMatch(message);
    expect(output).not.toContain('Some files are of one release');
    await expectSite(bucket, isB ? siteB : siteA);
    await expectCompletion(bucket);
  });
});

it.concurrent('leaves the new release live if the answer to the last word on it gets lost', async (test) => {
  const last = requests.findLast((seen) => phaseOf(seen) === 'PUT _releases/current.json')?.number ?? 0;
  const { bucket, status, output } = await deployB(test, forGood(last, { kind: 'lost-answer' }));
  expect(output).toMatch(
    /\nRelease \S+ is live, but _releases\/current\.json may not say so\. Run the same again\.$/,
  );
  expect(status).toBe(1);
  await expectSite(bucket, siteB);
  expect((await runDeploy(bucket, ['--list'])).output).toMatch(/^\S+-\w+ .* live\n/);
  await expectCompletion(bucket);
});

it('serves whole pages, and files of one release or the other, at each request', async (test) => {
  const bucket = await bucketWithA(test);
  let looked = 0;
  bucket.gate.decide = async () => {
    await expectOldOrNew(bucket);
    looked += 1;
    return { kind: 'none' };
  };
  expect(await runDeploy(bucket, [], { out: outB })).toMatchObject({ status: 0 });
  expect(looked).toBe(requests.length);
});

it.concurrent('has no pages where the first deploy of all fails', async ({ onTestFinished }) => {
  const bucket = await startBucket();
  onTestFinished(bucket.close);
  bucket.gate.decide = ({ isCopy, key }) =>
    isCopy && key === 'index.html' ? { kind: 'status', status: 403, code: 'AccessDenied' } : { kind: 'none' };
  const { output } = await runDeploy(bucket, [], { out: outB });
  expect(output).toMatch(/\nThe site has no pages, as before\.$/);
  await expectSite(bucket, {});
  bucket.gate.decide = () => ({ kind: 'none' });
  await expectCompletion(bucket);
});
