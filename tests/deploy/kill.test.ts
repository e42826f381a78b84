import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bucketWithA, outB } from './support/deploy-b';
import { expectOldOrNew, expectSite } from './support/expect-site';
import type { Seen } from './support/gate';
import { phaseOf } from './support/phases';
import { runDeploy } from './support/run-deploy';
import { siteA, siteB, writeSite } from './support/sites';

/** The command as a process of its own. */
function startProcess(url: string, out: string) {
  const cwd = writeSite({});
  symlinkSync(out, path.join(cwd, 'out'));
  const args = ['--bucket', 'site', '--endpoint', url, '--concurrency', '2'];
  return spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), path.resolve('scripts/deploy.ts'), ...args],
    {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

const isContent = (seen: Seen) => phaseOf(seen) === 'content' && seen.method === 'PUT';

it.concurrent.for<[string, number]>([
  ['PUT _releases/lock.json', 1],
  ['content', 1],
  ['content', 4],
  ['PUT _releases/<release>.json', 1],
  ['PUT _releases/current.json', 1],
  ['asset', 1],
  ['data', 1],
  ['txt', 2],
  ['html', 1],
  ['html', 3],
  ['removal', 1],
  ['PUT _releases/current.json', 2],
])('a process that is killed at request "%s" number %i', async ([phase, nth], test) => {
  const bucket = await bucketWithA(test);
  const child = startProcess(bucket.url, outB);
  let count = 0;
  bucket.gate.decide = async (seen) => {
    if (phaseOf(seen) === phase) count += 1;
    if (count < nth) return { kind: 'none' };
    // The store still does what it was asked for last.
    child.kill('SIGKILL');
    return { kind: 'none' };
  };
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  await bucket.gate.idle();
  bucket.gate.decide = () => ({ kind: 'none' });
  await expectOldOrNew(bucket);

  const sent = bucket.gate.seen.filter(isContent).map(({ key }) => key);
  bucket.gate.seen.length = 0;
  const later = () => Date.now() + 10 * 60_000;
  expect(await runDeploy(bucket, [], { out: outB, now: later })).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
  const again = bucket.gate.seen.filter(isContent).map(({ key }) => key);
  expect(again.filter((key) => sent.includes(key))).toEqual([]);
});

it.concurrent('a process that gets SIGINT puts the files back and says so', async (test) => {
  const bucket = await bucketWithA(test);
  const child = startProcess(bucket.url, outB);
  let printed = '';
  let isAsked = false;
  child.stderr.on('data', (data) => {
    printed += data;
  });
  bucket.gate.decide = async (seen) => {
    if (phaseOf(seen) === 'html' && !isAsked) isAsked = child.kill('SIGINT');
    return { kind: 'none' };
  };
  const [status] = await once(child, 'close');
  expect(printed).toMatch(
    /Interrupted\.\nAll files that were replaced are put back: the site is release \S+, as before\./,
  );
  expect(status).toBe(1);
  await expectSite(bucket, siteA);
});
