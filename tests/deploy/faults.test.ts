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
  expect(await deploy(bucket, site)).toMatchObject({ status: 0 });
  await bucket.close();
  return bucket;
}
const { objects: withA } = await deployOnce(siteA);
/** Every request of a deploy of B over A without faults. */
const { seen: requests } = await deployOnce(siteB, withA);
const it = testWithBucket(withA);

/** Without faults, the next run completes, even if the lock of the first run is still there. */
async function expectCompletion(bucket: Bucket): Promise<void> {
  bucket.decide = () => undefined;
  const { status, output } = await deploy(bucket, siteB, ['--force-unlock']);
  expect({ status, output }).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
}

/** What happens to a request. @param first the first request with the fault */
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

/** Each kind of fault, the request at which `npm test` has it, and what the command prints if it fails. */
const troubles: [name: string, sample: string, trouble: Trouble, message: RegExp][] = [
  ['a closed socket', 'data', forGood({ kind: 'reset' }), /No connection to http.* while /],
  ['status 500', 'asset', forGood(serverError), /failed with status 500, while /],
  ['status 403', 'PUT content', forGood(accessDenied), /The credentials have no access, while /],
  [
    'a lost answer',
    'PUT _releases/current.json',
    forGood({ kind: 'lost-answer' }),
    /No connection to http.* while /,
  ],
  ['silence', 'removal', forGood({ kind: 'silence' }), /did not answer in time, while /],
  ['an interruption', 'html', interrupt, /^Interrupted\./m],
  ['a store that is gone', 'txt', () => ({ kind: 'reset' }), /No connection to http.* while /],
];

/** What it also prints if the fault occurs when the new release is already live. */
const liveAnyway =
  /\nRelease \S+ is live(, but \S+ may not say so\. Run the same again|\. Only files that are too old are left)/;

describe.concurrent.each(troubles)('%s', (name, sample, trouble, message) => {
  const sampled = requests.findLast((seen) => phaseOf(seen) === sample);
  if (!sampled) throw new Error(`A deploy makes no request for "${sample}".`);
  // A run without a lock has nothing to interrupt.
  const list = requests.filter(({ key }) => trouble !== interrupt || key !== '_releases/lock.json');
  for (const { number, key } of list) {
    const tags = number === sampled.number ? [] : ['full'];
    const phase = phaseOf(requests[number - 1] as Seen);
    it(`from request ${number} on, ${phase}: the site is one complete release`, { tags }, async ({
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
      const isB = status === 0 || liveAnyway.test(output);
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

it.concurrent('a rollback completes a deploy that left files of two releases', async ({ bucket }) => {
  const { number: nth } = requests.find((seen) => phaseOf(seen) === 'html') as Seen;
  bucket.decide = ({ number }) => (number > nth ? { kind: 'reset' } : undefined);
  const { output } = await deploy(bucket, siteB);
  const message =
    /\nSome files are of one release and some of another: restoring them failed too\. No connection/;
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

/** `npm test` has the first one. */
const kills: [phase: string, nth: number][] = [
  ['html', 1],
  ['PUT content', 2],
  ['PUT _releases/<release>.json', 1],
  ['data', 1],
  ['PUT _releases/current.json', 2],
];
for (const [index, [phase, nth]] of kills.entries()) {
  const tags = index === 0 ? [] : ['full'];
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

it.concurrent('a process that gets SIGINT restores the files and reports it', async ({
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
  const message = /Interrupted\.\nAll replaced files are restored: the site is release \S+, as before\./;
  expect(printed).toMatch(message);
  expect(status).toBe(1);
  await expectSite(bucket, siteA);
});
