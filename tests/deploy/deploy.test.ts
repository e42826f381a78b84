import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentCommit } from '@/lib/deploy/commit';
import { type Bucket, startBucket } from './support/bucket';
import { expectSite } from './support/expect-site';
import { listBlobs, read } from './support/reader';
import { runDeploy } from './support/run-deploy';
import { makeSite, removeSites, siteA, siteB, writeSite } from './support/sites';

let bucket: Bucket;
beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(() => bucket.close());
afterAll(removeSites);

const [outA, outB] = [writeSite(siteA), writeSite(siteB)];
const uploads = () =>
  bucket.gate.seen.filter(
    ({ method, isCopy, key }) => method === 'PUT' && !isCopy && key.includes('/blobs/'),
  );
const copies = () => bucket.gate.seen.filter(({ isCopy }) => isCopy).map(({ key }) => key);

describe('a deploy', () => {
  it('makes the site readable', async () => {
    const { status, output } = await runDeploy(bucket, [], { out: outA });
    expect(output).toMatch(/Release \d{8}T\d{6}Z-[0-9a-f]{8} is live: \d+ files sent, \d+ replaced\.$/);
    expect(status).toBe(0);
    await expectSite(bucket, siteA);
  });

  it('replaces assets, data, router data and pages in this order, after everything is sent', async () => {
    await runDeploy(bucket, [], { out: outA });
    bucket.gate.seen.length = 0;
    await runDeploy(bucket, [], { out: outB });
    await expectSite(bucket, siteB);
    const rank = (key: string) =>
      key.startsWith('_next/static/') ? 0 : key.endsWith('.html') ? 3 : key.endsWith('.txt') ? 2 : 1;
    const ranks = copies().map(rank);
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3]));
    const steps = bucket.gate.seen.map(({ method, isCopy, key }) => {
      if (isCopy) return 'copy';
      return method === 'PUT' && key.includes('/blobs/')
        ? 'send'
        : method === 'DELETE'
          ? `remove ${key}`
          : '';
    });
    expect(steps.lastIndexOf('send')).toBeLessThan(steps.indexOf('copy'));
    expect(steps.indexOf('remove old/index.html')).toBeGreaterThan(steps.lastIndexOf('copy'));
  });

  it('gives each type its headers', async () => {
    await runDeploy(bucket, [], {
      out: writeSite({
        ...siteA,
        'a/x.ts': '',
        'b.png': 'x',
        'search-index/1f/part.json': '{}',
        'w.webmanifest': '{}',
      }),
    });
    const year = 'public, max-age=31536000, immutable';
    const ask = 'public, max-age=0, must-revalidate';
    const headers = async (address: string) => {
      const { type, cache } = await read(bucket, address);
      return [type, cache];
    };
    expect(await headers('/cli/')).toEqual(['text/html; charset=utf-8', ask]);
    expect(await headers('/cli/index.txt')).toEqual(['text/plain; charset=utf-8', ask]);
    expect(await headers('/openrpc.json')).toEqual(['application/json; charset=utf-8', ask]);
    expect(await headers('/favicon.svg')).toEqual(['image/svg+xml; charset=utf-8', ask]);
    expect(await headers('/a/x.ts')).toEqual(['text/plain; charset=utf-8', ask]);
    expect(await headers('/b.png')).toEqual(['image/png', ask]);
    expect(await headers('/w.webmanifest')).toEqual(['application/manifest+json; charset=utf-8', ask]);
    expect(await headers('/_next/static/aaaa/app.js')).toEqual(['text/javascript; charset=utf-8', year]);
    expect(await headers('/_next/static/chunks/aaaa.css')).toEqual(['text/css; charset=utf-8', year]);
    expect(await headers('/search-index/1f/part.json')).toEqual(['application/json; charset=utf-8', year]);
  });

  it('sends nothing if nothing changed, and only what changed', async () => {
    await runDeploy(bucket, [], { out: outA });
    bucket.gate.seen.length = 0;
    const again = await runDeploy(bucket, [], { out: writeSite(siteA) });
    expect(again.output).toMatch(/^Nothing to send: out\/ is release \S+, which is live\.$/);
    expect([uploads(), copies()]).toEqual([[], []]);
    const changed = { ...siteA, 'openrpc.json': '{}' };
    const { output } = await runDeploy(bucket, [], { out: writeSite(changed) });
    expect(output).toMatch(/: 1 files sent, 1 replaced\.$/);
    expect(uploads().map(({ body }) => body.toString())).toEqual(['{}']);
    expect(copies()).toEqual(['openrpc.json']);
    await expectSite(bucket, changed);
  });

  it('replaces what has other headers now', async () => {
    await runDeploy(bucket, [], { out: outA });
    const { url } = bucket;
    const state = JSON.parse((await read(bucket, '/_releases/current.json')).text);
    const manifest = JSON.parse((await read(bucket, `/_releases/${state.live}.json`)).text);
    manifest.files['index.html'].cache = 'no-store';
    await fetch(`${url}/site/_releases/${state.live}.json`, {
      method: 'PUT',
      body: JSON.stringify(manifest),
    });
    bucket.gate.seen.length = 0;
    const { output } = await runDeploy(bucket, [], { out: outA });
    expect(output).toMatch(/: 0 files sent, 1 replaced\.$/);
    expect(copies()).toEqual(['index.html']);
  });

  it('serves names with signs, raw and encoded', async () => {
    const odd = { ...siteA, 'x/__next.%24d.txt': 'percent', 'x/__next.$d$slug.__PAGE__.txt': 'dollar' };
    await runDeploy(bucket, [], { out: writeSite(odd) });
    const page = '__next.!KGRvY3Mp.$oc$slug.__PAGE__.txt';
    for (const name of [page, page.replaceAll('$', '%24').replace('!', '%21')])
      expect(await read(bucket, `/cli/${name}`)).toMatchObject({ status: 200, text: '1:"aaaa"' });
    expect(await read(bucket, '/x/__next.$d$slug.__PAGE__.txt')).toMatchObject({ text: 'dollar' });
    expect(await read(bucket, '/x/__next.%2524d.txt')).toMatchObject({ text: 'percent' });
  });

  it('puts a site below a prefix and touches nothing beside it', async () => {
    await runDeploy(bucket, ['--prefix', '/docs/'], { out: outA });
    expect(
      bucket.gate.seen.filter(({ key, method }) => method !== 'GET' && !key.startsWith('docs/')),
    ).toEqual([]);
    expect(await read(bucket, '/docs/cli/')).toMatchObject({ status: 200, text: siteA['cli/index.html'] });
    expect((await runDeploy(bucket, ['--prefix', 'docs', '--list'])).output).toMatch(/ live$/);
  });

  it('sends many files at a time', async () => {
    await runDeploy(bucket, ['--concurrency', '16'], { out: outA });
    await runDeploy(bucket, ['--concurrency', '16'], { out: outB });
    await expectSite(bucket, siteB);
  });

  it('refuses an asset that has the name of another', async () => {
    await runDeploy(bucket, [], { out: outA });
    const mixed = { ...siteA, '_next/static/chunks/shared.js': '"other"' };
    const { status, output } = await runDeploy(bucket, [], { out: writeSite(mixed) });
    expect(output).toMatch(
      /^_next\/static\/chunks\/shared\.js is another file than in release \S+, and browsers keep/,
    );
    expect(status).toBe(1);
    await expectSite(bucket, siteA);
  });
});

describe('--keep', () => {
  it('keeps files of the last releases, and only those', async () => {
    const names = ['r1', 'r2', 'r3', 'r4'];
    let at = Date.now();
    for (const name of names) {
      at += 60_000;
      const outcome = await runDeploy(bucket, ['--keep', '2'], {
        out: writeSite(makeSite(name)),
        now: () => at,
      });
      expect(outcome.status).toBe(0);
    }
    const statuses = await Promise.all(
      names.map(async (name) => (await read(bucket, `/_next/static/${name}/app.js`)).status),
    );
    expect(statuses).toEqual([404, 404, 200, 200]);
    expect((await read(bucket, '/_next/static/chunks/shared.js')).status).toBe(200);
    const { output } = await runDeploy(bucket, ['--list']);
    expect(output.split('\n')).toHaveLength(2);
    const listing = listBlobs(bucket);
    const kept = new Set([...Object.values(makeSite('r3')), ...Object.values(makeSite('r4'))]);
    expect(listing).toHaveLength(kept.size);
  });
});

describe('--dry-run', () => {
  it('shows what is to be done and does nothing', async () => {
    await runDeploy(bucket, [], { out: outA });
    bucket.gate.seen.length = 0;
    const { status, output } = await runDeploy(bucket, ['--dry-run'], { out: outB });
    expect(output.split('\n')).toEqual(
      expect.arrayContaining([
        '  send _next/static/bbbb/app.js',
        '  replace index.html',
        '  remove old/index.html',
      ]),
    );
    expect(status).toBe(0);
    expect(bucket.gate.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    await expectSite(bucket, siteA);
  });
});

describe('--list and --rollback', () => {
  it('show the releases and make an older one live', async () => {
    expect((await runDeploy(bucket, ['--list'])).output).toBe('There are no releases.');
    const day = Date.parse('2026-01-02T03:04:05Z');
    await runDeploy(bucket, [], { out: outA, now: () => day });
    await runDeploy(bucket, [], { out: outB, now: () => day + 1000, commit: currentCommit });
    const list = async () => (await runDeploy(bucket, ['--list'])).output.split('\n');
    const [b = '', a = ''] = await list();
    expect(b).toMatch(/^20260102T030406Z-[0-9a-f]{8} {2}2026-01-02T03:04:06\.000Z {2}/);
    expect(b).toContain(`  ${currentCommit()?.slice(0, 12) ?? 'no commit'}  12 files  live`);
    expect(a).toMatch(/^20260102T030405Z-[0-9a-f]{8} {2}2026-01-02T03:04:05\.000Z {2}test {2}12 files$/);

    bucket.gate.seen.length = 0;
    expect(await runDeploy(bucket, ['--rollback'])).toMatchObject({ status: 0 });
    expect(uploads()).toEqual([]);
    await expectSite(bucket, siteA);
    expect((await list())[1]).toMatch(/live$/);
    expect((await runDeploy(bucket, ['--rollback'])).output).toMatch(
      /^There is no release before the live one\. The bucket has: \S+, \S+\.$/,
    );
    await runDeploy(bucket, ['--rollback', b.split(' ')[0] ?? '']);
    await expectSite(bucket, siteB);
    expect((await runDeploy(bucket, ['--rollback', 'nope'])).output).toMatch(/^There is no release "nope"\./);
  });

  it('goes back to what was live before, not to what was taken back', async () => {
    let at = Date.now();
    const siteC = makeSite('cccc');
    for (const out of [outA, outB]) await runDeploy(bucket, [], { out, now: () => (at += 2000) });
    await runDeploy(bucket, ['--rollback']);
    await runDeploy(bucket, [], { out: writeSite(siteC), now: () => (at += 2000) });
    await expectSite(bucket, siteC);
    await runDeploy(bucket, ['--rollback']);
    await expectSite(bucket, siteA);
  });
});
