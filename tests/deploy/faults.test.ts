import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, type TestContext } from 'vitest';
import { type Bucket, type Fault, type Seen, startBucket } from './support/bucket';
import { expectOldOrNew, expectSite } from './support/expect-site';
import { deploy, phaseOf, runDeploy, testWithBucket } from './support/run-deploy';
import { siteA, siteB, writeSite } from './support/sites';

/** Deploys a site and ends the store. @returns the store */
async function deployOnce(site: typeof siteA, start?: Bucket['objects']): Promise<Bucket> {
  const bucket = await startBucket(start);
  await deploy(bucket, site);
  await bucket.close();
  return bucket;
}
const { objects: withA } = await deployOnce(siteA);
/** Every request of a deploy of B over A that no fault disturbs. */
const { seen: requests } = await deployOnce(siteB, withA);
const it = testWithBucket(withA);

/** Once nothing disturbs it, the next run completes, also where the lock of the first one is left. */
async function expectCompletion(bucket: Bucket): Promise<void> {
  bucket.decide = () => undefined;
  const { status, output } = await deploy(bucket, siteB, ['--force-unlock']);
  expect({ status, output }).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
}

/** What happens to a request. @param first the request that the trouble begins with */
type Trouble = (seen: Seen, first: Seen, interruption: AbortController) => Fault | undefined;

/** A fault of one request, and of the same request each time it is retried. */
const forGood = (fault: Fault): Trouble => {
  return (seen, first) => (seen.method === first.method && seen.key === first.key ? fault : undefined);
};
const interrupt: Trouble = (_seen, _first, interruption) => {
  interruption.abort();
  return undefined;
};
const serverError: Fault = { kind: 'status', status: 500, code: 'InternalError' };
const accessDenied: Fault = { kind: 'status', status: 403, code: 'AccessDenied' };

/** Each kind of trouble, the request that `npm test` has it at, and what the command prints if it fails. */
const troubles: [name: string, sample: string, trouble: Trouble, message: RegExp][] = [
  ['a closed socket', 'data', forGood({ kind: 'reset' }), /No connection to http.* while /],
  ['status 500', 'asset', forGood(serverError), /failed with status 500, while /],
  ['status 403', 'PUT content', forGood(accessDenied), /The credentials have no access, while /],
  ['a lost answer', 'html', forGood({ kind: 'lost-answer' }), /No connection to http.* while /],
  ['silence', 'removal', forGood({ kind: 'silence' }), /did not answer in time, while /],
  ['an interruption', 'html', interrupt, /^Interrupted\./m],
  ['a store that is gone', 'txt', () => ({ kind: 'reset' }), /No connection to http.* while /],
];

describe.concurrent.each(troubles)('%s', (name, sample, trouble, message) => {
  const sampled = requests.find((seen) => phaseOf(seen) === sample);
  // Who has no lock yet, or has given it back, has nothing to interrupt.
  const list = requests.filter(({ key }) => trouble !== interrupt || key !== '_releases/lock.json');
  for (const { number, key } of list) {
    const tags = number === sampled?.number ? [] : ['full'];
    const phase = phaseOf(requests[number - 1] as Seen);
    it(`from request ${number} on, ${phase}: the site is wholly one release`, { tags }, async ({
      bucket,
    }) => {
      const interruption = new AbortController();
      let first: Seen | undefined;
      bucket.decide = (seen) => {
        if (seen.number === number) first = seen;
        return first && trouble(seen, first, interruption);
      };
      const { status, output } = await deploy(bucket, siteB, [], {
        signal: interruption.signal,
        timeout: name === 'silence' ? 2000 : 20_000,
      });
      if (status === 1) expect(output).toMatch(message);
      const isB = status === 0 || output.includes('is live');
      if (name !== 'a store that is gone' || isB) await expectSite(bucket, isB ? siteB : siteA);
      else await expectOldOrNew(bucket);
      // Only the lock can be left when everything else is done.
      if (name === 'a store that is gone' && status === 0) expect(key).toBe('_releases/lock.json');
      if (trouble === interrupt) expect([...bucket.objects.keys()]).not.toContain('_releases/lock.json');
      await expectCompletion(bucket);
    });
  }
});

it.concurrent('a request that fails once is retried', async ({ bucket }) => {
  bucket.decide = ({ number }) =>
    number % 3 === 0 ? { kind: 'status', status: 503, code: 'SlowDown' } : undefined;
  expect(await deploy(bucket, siteB)).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
});

it.concurrent('the new release stays live if the answer to the last write of the state gets lost', async ({
  bucket,
}) => {
  const last = requests.findLast((seen) => phaseOf(seen) === 'PUT _releases/current.json') as Seen;
  let isLast = false;
  bucket.decide = (seen) => {
    isLast ||= seen.number === last.number;
    return isLast ? forGood({ kind: 'lost-answer' })(seen, last, new AbortController()) : undefined;
  };
  const { status, output } = await deploy(bucket, siteB);
  const message =
    /\nRelease \S+ is live, but _releases\/current\.json may not say so\. Run the same again\.$/;
  expect(output).toMatch(message);
  expect(status).toBe(1);
  await expectSite(bucket, siteB);
  expect((await runDeploy(bucket, ['--list'])).output).toMatch(/^\S+-\w+ .* live\n/);
  await expectCompletion(bucket);
});

it.concurrent('a rollback completes a deploy that left files of two releases', async ({ bucket }) => {
  const { number: nth } = requests.find((seen) => phaseOf(seen) === 'html') as Seen;
  bucket.decide = ({ number }) => (number > nth ? { kind: 'reset' } : undefined);
  const { output } = await deploy(bucket, siteB);
  const message =
    /\nSome files are of one release and some of another: putting back failed too\. No connection/;
  expect(output).toMatch(message);
  bucket.decide = () => undefined;
  const list = await runDeploy(bucket, ['--list']);
  expect(list.output).toMatch(/\nA run ended early: files may be of two releases\./);
  expect(await runDeploy(bucket, ['--rollback', '--force-unlock'])).toMatchObject({ status: 0 });
  await expectSite(bucket, siteA);
});

testWithBucket()('a site whose first deploy fails has no pages', async ({ bucket }) => {
  bucket.decide = ({ isCopy, key }) => (isCopy && key === 'index.html' ? accessDenied : undefined);
  const { output } = await deploy(bucket, siteB);
  expect(output).toMatch(/\nThe site has no pages, as before\.$/);
  await expectSite(bucket, {});
  await expectCompletion(bucket);
});

/** The command as a process, which deploys B. */
async function startProcess(url: string, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const cwd = await mkdtemp(path.join(tmpdir(), 'openverse-docs-site-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  await writeSite(path.join(cwd, 'out'), siteB);
  const script = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/deploy.ts')];
  const args = [...script, '--bucket', 'site', '--endpoint', url, '--concurrency', '2'];
  return spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

const sentContents = ({ seen }: Bucket) =>
  seen.filter((it) => phaseOf(it) === 'PUT content').map(({ key }) => key);

const kills: [phase: string, nth: number, tags: string[]][] = [
  ['PUT _releases/lock.json', 1, ['full']],
  ['PUT content', 1, ['full']],
  ['PUT content', 2, ['full']],
  ['PUT _releases/<release>.json', 1, ['full']],
  ['PUT _releases/current.json', 1, ['full']],
  ['asset', 1, ['full']],
  ['data', 1, ['full']],
  ['txt', 2, ['full']],
  ['html', 1, []],
  ['html', 3, ['full']],
  ['removal', 1, ['full']],
  ['PUT _releases/current.json', 2, ['full']],
];
for (const [phase, nth, tags] of kills) {
  const title = `after a kill at request "${phase}" number ${nth}, the next run sends only what is missing`;
  it.concurrent(title, { tags }, async ({ bucket, onTestFinished }) => {
    const child = await startProcess(bucket.url, { onTestFinished });
    let count = 0;
    bucket.decide = (seen) => {
      if (phaseOf(seen) === phase) count += 1;
      // The store still carries out the last request.
      if (count >= nth) child.kill('SIGKILL');
      return undefined;
    };
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    await bucket.idle();
    bucket.decide = () => undefined;
    await expectOldOrNew(bucket);

    const sent = sentContents(bucket);
    bucket.seen.length = 0;
    const now = () => Date.now() + 10 * 60_000;
    expect(await deploy(bucket, siteB, [], { now })).toMatchObject({ status: 0 });
    await expectSite(bucket, siteB);
    expect(sentContents(bucket).filter((key) => sent.includes(key))).toEqual([]);
  });
}

it.concurrent('a process that gets SIGINT puts the files back and says so', async ({
  bucket,
  onTestFinished,
}) => {
  const child = await startProcess(bucket.url, { onTestFinished });
  let printed = '';
  child.stderr.on('data', (data) => {
    printed += data;
  });
  bucket.decide = (seen) => {
    if (phaseOf(seen) === 'html' && !child.killed) child.kill('SIGINT');
    return undefined;
  };
  const [status] = await once(child, 'close');
  const message =
    /Interrupted\.\nAll files that were replaced are put back: the site is release \S+, as before\./;
  expect(printed).toMatch(message);
  expect(status).toBe(1);
  await expectSite(bucket, siteA);
});
