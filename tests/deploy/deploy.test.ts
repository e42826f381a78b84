import { expect } from 'vitest';
import { currentCommit } from '@/lib/deploy/run-command';
import type { Bucket } from './support/bucket';
import { expectOldOrNew, expectSite } from './support/expect-site';
import { deploy, phaseOf, runDeploy, testWithBucket } from './support/run-deploy';
import { makeSite, siteA, siteB } from './support/sites';

const it = testWithBucket();
const copies = ({ seen }: Bucket) => seen.filter(({ isCopy }) => isCopy).map(({ key }) => key);
const sent = ({ seen }: Bucket) =>
  seen.filter((it) => phaseOf(it) === 'PUT content').map(({ body }) => body.toString());

it('a deploy makes the site readable, each file with its headers, also under odd names', async ({
  bucket,
}) => {
  const odd = { 'x/__next.%24d.txt': 'percent', 'x/__next.$d$slug.__PAGE__.txt': 'dollar' };
  const { status, output } = await deploy(bucket, { ...siteA, ...odd });
  expect(output).toMatch(/Release \d{8}T\d{6}Z-[0-9a-f]{8} is live: \d+ files sent, \d+ replaced\.$/);
  expect(status).toBe(0);
  await expectSite(bucket, siteA);
  const ask = { cache: 'public, max-age=0, must-revalidate' };
  const keep = { cache: 'public, max-age=31536000, immutable' };
  expect(await bucket.read('/cli/')).toMatchObject({ type: 'text/html; charset=utf-8', ...ask });
  expect(await bucket.read('/favicon.svg')).toMatchObject({ type: 'image/svg+xml; charset=utf-8', ...ask });
  const script = await bucket.read('/_next/static/aaaa/app.js');
  expect(script).toMatchObject({ type: 'text/javascript; charset=utf-8', ...keep });
  const page = '__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt';
  for (const name of [page, page.replaceAll('$', '%24').replace('!', '%21')])
    expect(await bucket.read(`/cli/${name}`)).toMatchObject({ status: 200, text: '1:"aaaa"' });
  expect(await bucket.read('/x/__next.$d$slug.__PAGE__.txt')).toMatchObject({ text: 'dollar' });
  expect(await bucket.read('/x/__next.%2524d.txt')).toMatchObject({ text: 'percent' });
});

it('a deploy uploads everything, then replaces assets, data, router data and pages, then removes files; pages never break', async ({
  bucket,
}) => {
  await deploy(bucket, siteA);
  bucket.seen.length = 0;
  bucket.decide = async () => {
    await expectOldOrNew(bucket);
    return undefined;
  };
  expect(await deploy(bucket, siteB)).toMatchObject({ status: 0 });
  await expectSite(bucket, siteB);
  const order = ['PUT content', 'asset', 'data', 'txt', 'html', 'removal'];
  const phases = bucket.seen.map(phaseOf).filter((phase) => order.includes(phase));
  expect([...new Set(phases)]).toEqual(order);
  expect(phases).toEqual(phases.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect([...bucket.objects.keys()], 'the lock is given back').not.toContain('_releases/lock.json');
});

it('a deploy sends nothing if nothing changed, and only what changed', async ({ bucket }) => {
  await deploy(bucket, siteA);
  bucket.seen.length = 0;
  const again = await deploy(bucket, siteA);
  expect(again.output).toMatch(/^Nothing to send: out\/ is release \S+, which is live\.$/);
  expect([sent(bucket), copies(bucket)]).toEqual([[], []]);
  const changed = { ...siteA, 'openrpc.json': '{}' };
  expect((await deploy(bucket, changed)).output).toMatch(/: 1 files sent, 1 replaced\.$/);
  expect([sent(bucket), copies(bucket)]).toEqual([['{}'], ['openrpc.json']]);
  await expectSite(bucket, changed);

  // As an older version of the command would have left it: with other headers.
  const { live } = JSON.parse((await bucket.read('/_releases/current.json')).text);
  const manifest = JSON.parse((await bucket.read(`/_releases/${live}.json`)).text);
  manifest.files['index.html'].cache = 'no-store';
  await bucket.put(`_releases/${live}.json`, JSON.stringify(manifest));
  bucket.seen.length = 0;
  expect((await deploy(bucket, changed)).output).toMatch(/: 0 files sent, 1 replaced\.$/);
  expect(copies(bucket)).toEqual(['index.html']);
});

it('the callback for a live release is called, and its result is printed', async ({ bucket }) => {
  const onLive = async () => ((await bucket.read('/cli/')).status === 200 ? 'done' : 'too early');
  expect((await deploy(bucket, siteA, ['--dry-run'], { onLive })).output).not.toContain('done');
  expect((await deploy(bucket, siteA, [], { onLive })).output).toMatch(/ is live: .*\ndone$/);
});

it('--prefix puts a site into a folder and touches nothing else', async ({ bucket }) => {
  await deploy(bucket, siteA, ['--prefix', '/docs/']);
  const others = bucket.seen.filter(({ key, method }) => method !== 'GET' && !key.startsWith('docs/'));
  expect(others).toEqual([]);
  expect(await bucket.read('/docs/cli/')).toMatchObject({ status: 200, text: siteA['cli/index.html'] });
  expect((await runDeploy(bucket, ['--prefix', 'docs', '--list'])).output).toMatch(/ live$/);
});

it('an asset with the name of another asset is refused', async ({ bucket }) => {
  await deploy(bucket, siteA);
  const mixed = { ...siteA, '_next/static/chunks/shared.js': '"other"' };
  const { status, output } = await deploy(bucket, mixed);
  const message = /^_next\/static\/chunks\/shared\.js is another file than in release \S+, and browsers keep/;
  expect(output).toMatch(message);
  expect(status).toBe(1);
  await expectSite(bucket, siteA);
});

it('--keep keeps files of the last releases, and only those', async ({ bucket }) => {
  const sites = ['r1', 'r2', 'r3', 'r4'].map((name) => makeSite(name));
  for (const [index, site] of sites.entries()) {
    const now = () => Date.now() + index * 60_000;
    expect(await deploy(bucket, site, ['--keep', '2'], { now })).toMatchObject({ status: 0 });
  }
  const statusOf = async (address: string) => (await bucket.read(`/_next/static/${address}`)).status;
  const apps = [1, 2, 3, 4].map((number) => statusOf(`r${number}/app.js`));
  expect(await Promise.all(apps)).toEqual([404, 404, 200, 200]);
  expect(await statusOf('chunks/shared.js')).toBe(200);
  const { output } = await runDeploy(bucket, ['--list']);
  expect(output.split('\n')).toHaveLength(2);
  const blobs = [...bucket.objects.keys()].filter((key) => key.startsWith('_releases/blobs/'));
  expect(blobs).toHaveLength(new Set(sites.slice(2).flatMap((site) => Object.values(site))).size);
});

it('--dry-run shows what would be done and does nothing', async ({ bucket }) => {
  await deploy(bucket, siteA);
  bucket.seen.length = 0;
  const { status, output } = await deploy(bucket, siteB, ['--dry-run']);
  const lines = ['  send _next/static/bbbb/app.js', '  replace index.html', '  remove old/index.html'];
  expect(output.split('\n')).toEqual(expect.arrayContaining(lines));
  expect(status).toBe(0);
  expect(bucket.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  await expectSite(bucket, siteA);
});

it('--list shows the releases, and --rollback makes an older one live', async ({ bucket }) => {
  const run = async (...args: string[]) => (await runDeploy(bucket, args)).output;
  expect(await run('--list')).toBe('There are no releases.');
  const day = Date.parse('2026-01-02T03:04:05Z');
  const manyAtATime = ['--concurrency', '16'];
  await deploy(bucket, siteA, manyAtATime, { now: () => day });
  await deploy(bucket, siteB, manyAtATime, { now: () => day + 1000, commit: currentCommit });
  const [b = '', a = ''] = (await run('--list')).split('\n');
  expect(b).toMatch(/^20260102T030406Z-[0-9a-f]{8} {2}2026-01-02T03:04:06\.000Z {2}/);
  expect(b).toContain(`  ${currentCommit()?.slice(0, 12) ?? 'no commit'}  12 files  live`);
  expect(a).toMatch(/^20260102T030405Z-[0-9a-f]{8} {2}2026-01-02T03:04:05\.000Z {2}test {2}12 files$/);

  bucket.seen.length = 0;
  expect(await runDeploy(bucket, ['--rollback'])).toMatchObject({ status: 0 });
  expect(sent(bucket)).toEqual([]);
  await expectSite(bucket, siteA);
  expect((await run('--list')).split('\n')[1]).toMatch(/live$/);
  const nothingBefore = /^There is no release before the live one\. The bucket has: \S+, \S+\.$/;
  expect(await run('--rollback')).toMatch(nothingBefore);

  // B is newer than A, but was not live before C.
  const siteC = makeSite('cccc');
  await deploy(bucket, siteC, [], { now: () => day + 2000 });
  await expectSite(bucket, siteC);
  await run('--rollback');
  await expectSite(bucket, siteA);
  await run('--rollback', b.split(' ')[0] ?? '');
  await expectSite(bucket, siteB);
  expect(await run('--rollback', 'nope')).toMatch(/^There is no release "nope"\./);
});
