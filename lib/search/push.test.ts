import { describe, expect, it } from 'vitest';
import {
  clientOf,
  expectNew,
  expectOld,
  newContent,
  oldContent,
  push,
  startService,
} from '@/tests/support/push-service';
import { searchRecord, searchRecords } from '@/tests/support/search-records';
import { createClient } from './push/create-client';

describe('pushRecords', () => {
  it('ends with exactly the new records, settings and synonyms, and shows none of them before', async () => {
    const seen: (string | undefined)[] = [];
    const service = await startService({
      taskDelay: 2,
      onRequest: ({ path }) =>
        seen.push(path.endsWith('/operation') ? 'move' : service.index('docs')?.records[0]?.objectID),
    });
    expect(await push(service)).toEqual([]);
    await expectNew(service);
    expect(service.indexNames()).toEqual(['docs']);
    expect(service.violations).toEqual([]);
    expect(new Set(seen.slice(0, seen.indexOf('move')))).toEqual(new Set(['old-0']));
  });

  it('waits for each of its writes before it moves', async () => {
    const service = await startService();
    await push(service);
    const paths = service.requests.map((request) => `${request.method} ${request.path}`);
    const before = paths.slice(
      0,
      paths.findIndex((path) => path.endsWith('/operation')),
    );
    const writes = before.filter((path) => /^PUT|batch$/.test(path));
    const awaited = before.filter((path) => path.includes('/task/'));
    expect(awaited).toHaveLength(writes.length);
    expect(new Set(awaited).size).toBe(5);
    const synonyms = service.requests.find(({ path }) => path.endsWith('/synonyms/batch'));
    expect(synonyms?.parameters).toMatchObject({ replaceExistingSynonyms: 'true' });
  });

  it('makes the index where there was none', async () => {
    const service = await startService();
    service.seed('other', oldContent);
    await push(service, { indexName: 'fresh' });
    expect(service.index('fresh')?.records).toEqual(newContent.records);
    expect(service.indexNames()).toEqual(['docs', 'fresh', 'other']);
  });

  it('counts records that share an url, though a search would show one of them', async () => {
    const service = await startService();
    const records = [searchRecord('one'), { ...searchRecord('two'), url: searchRecord('one').url }];
    await push(service, { records });
    expect(service.index('docs')?.records).toHaveLength(2);
  });

  it('does not move an index that lacks records', async () => {
    const service = await startService({ answer: () => ({ hits: [], nbHits: 4 }) });
    await expect(push(service)).rejects.toThrow('The service holds 4 of the 5 records that were sent.');
    expect(service.index('docs')).toMatchObject(oldContent);
    expect(service.indexNames()).toEqual(['docs']);
  });

  it('reports how far it is', async () => {
    const service = await startService();
    const steps = new Map<string, number>();
    await push(service, { onProgress: ({ doing, sent, total }) => steps.set(doing, sent / total) });
    expect([...steps.values()]).toEqual([0, 0, 0.8, 1, 1, 1]);
  });
});

describe('what a push refuses', () => {
  it('no records', async () => {
    const service = await startService();
    await expect(push(service, { records: [] })).rejects.toThrow('There are no records');
    expect(service.requests).toEqual([]);
  });

  it('records of one id, and records that are too large, all at once', async () => {
    const service = await startService();
    const large = [searchRecord('large', 'é'.repeat(4900)), searchRecord('larger', 'x'.repeat(20_000))];
    const records = [
      searchRecord('twin'),
      ...large,
      { ...searchRecord('twin'), url: 'https://other.example' },
    ];
    const failure = await push(service, { records }).catch((error: Error) => error.message);
    expect(String(failure).split('\n')).toEqual([
      expect.stringContaining('2 records have the objectID "twin"'),
      expect.stringMatching(/^A record of 10\d{3} bytes is above the limit of 10000: \S+\/large /),
      expect.stringContaining('https://docs.example.org/larger ("larger")'),
    ]);
    expect(service.requests).toEqual([]);
    await push(service, { records: large, maxRecordBytes: 30_000 });
    expect(service.index('docs')?.records).toHaveLength(2);
  });
});

describe('a wrong connection', () => {
  it('a wrong key, without trying again', async () => {
    const service = await startService();
    const failing = push(service, { client: clientOf(service, 'secret-of-mine') });
    await expect(failing).rejects.toThrow(/refuses the key.*SEARCH_ADMIN_KEY/);
    await expect(failing).rejects.not.toThrow('secret-of-mine');
    expect(service.requests).toHaveLength(1);
    await expectOld(service);
  });

  it('a key that may only search', async () => {
    const service = await startService();
    const failing = push(service, { client: clientOf(service, service.searchKey) });
    await expect(failing).rejects.toThrow('Method not allowed with this API key');
  });

  it('an address without a service', async () => {
    const service = await startService();
    const client = createClient({ appId: 'NOAPP', apiKey: 'secret', host: 'http://127.0.0.1:1' });
    await expect(push(service, { client })).rejects.toThrow(
      /No connection to http:\/\/127\.0\.0\.1:1 .*ECONNREFUSED.*SEARCH_APP_ID, which is "NOAPP"/,
    );
  });

  it('an address of something else', async () => {
    const service = await startService();
    service.fail({ fault: 'garbage' });
    await expect(push(service)).rejects.toThrow('What answered is not the search service');
    const client = createClient({
      appId: service.appId,
      apiKey: service.adminKey,
      host: `${service.url}/elsewhere/`,
    });
    service.fail({ fault: 'status', status: 404 });
    await expect(push(service, { client })).rejects.toThrow('knows no such application or address');
    expect(service.requests.at(-1)?.path).toBe('/elsewhere/1/indexes');
  });
});

describe('other indices', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const digits = '0a1b2c3d';
  const twoHoursAgo = new Date(now - 7_200_000).toISOString();

  it('removes what interrupted pushes left, and nothing else', async () => {
    const service = await startService();
    const stale = `docs_tmp_${now - 7_200_000}_${digits}`;
    const kept = [
      `docs_tmp_${now - 600_000}_${digits}`,
      `docs_tmp_${now - 7_200_000}_${digits}_backup`,
      `docs_tmp_${now - 7_200_000}`,
      `docs_tmp_123456`,
      `my_docs_tmp_${now - 7_200_000}_${digits}`,
      `docs2_tmp_${now - 7_200_000}_${digits}`,
      'other',
    ];
    for (const name of [stale, ...kept]) service.seed(name, { updatedAt: twoHoursAgo });
    // A long push that still writes to its index.
    const slow = `docs_tmp_${now - 7_200_001}_${digits}`;
    service.seed(slow, { updatedAt: new Date(now - 60_000).toISOString() });
    expect(await push(service, { now: () => now })).toEqual([stale]);
    expect(service.indexNames()).toEqual(['docs', slow, ...kept].sort());
  });

  it('keeps two pushes at once apart', async () => {
    const service = await startService({ taskDelay: 1 });
    const contents = [searchRecords('first', 7), searchRecords('second', 4)];
    await Promise.all(contents.map((records) => push(service, { records, now: () => now })));
    expect(contents).toContainEqual(service.index('docs')?.records);
    expect(service.indexNames()).toEqual(['docs']);
  });
});
