import { describe, expect, it } from 'vitest';
import {
  clientOf,
  expectContent,
  newContent,
  oldContent,
  push,
  startService,
} from '@/tests/support/push-service';
import { searchRecord, searchRecords } from '@/tests/unit/page-records';
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
    expectContent(service, newContent);
    expect(service.indexNames()).toEqual(['docs']);
    expect(service.violations).toEqual([]);
    expect(new Set(seen.slice(0, seen.indexOf('move')))).toEqual(new Set(['old-0']));
  });

  it('waits for each of its writes before it moves', async () => {
    const service = await startService();
    await push(service);
    const lines = service.requests.map((request) => `${request.method} ${request.path}`);
    const before = lines.slice(
      0,
      lines.findIndex((line) => line.endsWith('/operation')),
    );
    const writes = before.filter((line) => /^PUT|batch$/.test(line));
    expect(new Set(before.filter((line) => line.includes('/task/'))).size).toBe(writes.length);
  });

  it('creates the index if it does not exist, and keeps others', async () => {
    const service = await startService();
    // A search would show one of two records that share an url.
    const records = [searchRecord('one'), { ...searchRecord('two'), url: searchRecord('one').url }];
    await push(service, { indexName: 'fresh', records });
    expect(service.index('fresh')?.records).toEqual(records);
    expectContent(service, oldContent);
    expect(service.indexNames()).toEqual(['docs', 'fresh']);
  });

  it('does not move an index that lacks records', async () => {
    const service = await startService();
    const client = clientOf(service);
    client.saveObjects = async () => [{ taskID: 1, objectIDs: ['one', 'two', 'three', 'four'] }];
    await expect(push(service, { client })).rejects.toThrow('stored 4 of the 5 records.');
    expectContent(service, oldContent);
    expect(service.indexNames()).toEqual(['docs']);
  });

  it('removes only the temporary indices of interrupted pushes', async () => {
    const now = Date.now();
    const service = await startService();
    const stale = `docs_tmp_${now - 7_200_000}_0a1b2c3d`;
    const others = [
      `${stale}_backup`,
      `docs_tmp_${now - 7_200_000}`,
      `my_${stale}`,
      stale.replace('docs', 'docs2'),
    ];
    const updatedAt = new Date(now - 7_200_000).toISOString();
    for (const name of [stale, ...others]) service.seed(name, { updatedAt });
    // A long push that still writes to its index.
    const slow = `docs_tmp_${now - 7_200_001}_0a1b2c3d`;
    service.seed(slow, { updatedAt: new Date(now - 600_000).toISOString() });
    expect(await push(service)).toEqual([stale]);
    expect(service.indexNames()).toEqual(['docs', slow, ...others].sort());
  });

  it('keeps two simultaneous pushes separate', async () => {
    const service = await startService({ taskDelay: 1 });
    const contents = [searchRecords('first', 7), searchRecords('second', 4)];
    await Promise.all(contents.map((records) => push(service, { records })));
    expect(contents).toContainEqual(service.index('docs')?.records);
    expect(service.indexNames()).toEqual(['docs']);
  });
});

it('a push of no records is refused without a request', async () => {
  const service = await startService();
  await expect(push(service, { records: [] })).rejects.toThrow('There are no records');
  expect(service.requests).toEqual([]);
});

describe('a wrong connection', () => {
  it.each([
    ['a wrong key', { apiKey: 'secret-of-mine' }, /refuses the key.*SEARCH_ADMIN_KEY/],
    ['a key that may only search', { apiKey: 'test-search-key' }, /Method not allowed with this API key/],
    ['no service', { host: 'http://127.0.0.1:1' }, /^No connection to http:\/\/127.*ECONNREFUSED.*"TESTAPP"/],
  ])('%s', async (_name, { apiKey, host }: { apiKey?: string; host?: string }, error) => {
    const service = await startService();
    const { appId, adminKey, url } = service;
    const client = createClient({ appId, apiKey: apiKey ?? adminKey, host: host ?? `${url}/` });
    const failure = await push(service, { client }).catch((reason: Error) => reason.message);
    expect(failure).toMatch(error);
    expect(failure).not.toContain('secret-of-mine');
    if (apiKey) expect(service.requests).toHaveLength(1);
    expectContent(service, oldContent);
  });
});
