import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { startHostedService } from '@/tests/support/hosted-service';
import { searchRecords } from '@/tests/support/search-records';
import { pushRecords } from './push';
import { hostedSettings, hostedSynonyms } from './settings';

const oldContent = {
  records: searchRecords('old', 3),
  settings: { attributesForFaceting: ['language'] },
  synonyms: [{ objectID: 'old', type: 'synonym', synonyms: ['old', 'former'] }],
};
const records = searchRecords('new', 1200);

async function startService() {
  const service = await startHostedService();
  onTestFinished(() => service.close());
  service.seed('docs', oldContent);
  service.seed('docs2', oldContent);
  return service;
}

it('replaces records, settings and synonyms, and touches no other index', async () => {
  const service = await startService();
  const { appId, adminKey: apiKey, url: host, indices } = service;
  await pushRecords({ appId, apiKey, host, indexName: 'docs' }, records);
  expect(Object.fromEntries(indices)).toEqual({
    docs: { records, settings: hostedSettings, synonyms: hostedSynonyms },
    docs2: oldContent,
  });
  // Until the move, readers find the old records.
  const writes = service.requests.filter(({ path }) => /\/(batch|operation)$/.test(path));
  expect(writes.filter(({ path }) => path === '/1/indexes/docs/batch')).toEqual([]);
  expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
  expect(service.violations).toEqual([]);
});

it('creates an index that does not exist', async () => {
  const service = await startService();
  const { appId, adminKey: apiKey, url: host } = service;
  await pushRecords({ appId, apiKey, host, indexName: 'fresh' }, records);
  expect(service.indices.get('fresh')?.records).toEqual(records);
});

it.each([
  ['a wrong key', { apiKey: 'wrong' }, /^The service refuses SEARCH_ADMIN_KEY for "TESTAPP": Invalid App/],
  ['a key that may only search', { apiKey: 'test-search-key' }, /: Method not allowed with this API key\. /],
  [
    'no service',
    { host: 'http://127.0.0.1:1' },
    /^No answer from http:\/\/127.*ECONNREFUSED.*SEARCH_HOST\.$/,
  ],
])('reports %s in one line', async (_name, wrong, message) => {
  const { url: host, appId, adminKey: apiKey, indices } = await startService();
  const target = { appId, apiKey, host, indexName: 'docs', ...wrong };
  const failure = await pushRecords(target, records).catch((error: Error) => error.message);
  expect(failure).toMatch(message);
  expect(failure).not.toContain('\n');
  expect(indices.get('docs')).toEqual(oldContent);
});

it('retries twice, then reports the status', async () => {
  const service = await startService();
  service.fail({ fault: 'status', status: 503 });
  const { appId, adminKey: apiKey, url: host } = service;
  const pushed = pushRecords({ appId, apiKey, host, indexName: 'docs' }, records);
  await expect(pushed).rejects.toThrow('status 503');
  expect(service.requests).toHaveLength(3);
});

it('refuses to empty an index', async () => {
  const target = { appId: 'A', apiKey: 'k', indexName: 'docs', host: undefined };
  await expect(pushRecords(target, [])).rejects.toThrow('There are no records');
});

it.each([
  [{ SEARCH_INDEX: 'docs' }, 'Not set: SEARCH_APP_ID, SEARCH_ADMIN_KEY.'],
  [{ SEARCH_HOST: 'localhost:1234' }, 'SEARCH_HOST is "localhost:1234".'],
])('search:push explains the environment %j', (env, message) => {
  const { status, stderr } = command([], env);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

it('search:push --dry-run prints what would be sent', { tags: ['full'] }, () => {
  const { status, stdout } = command(['--dry-run']);
  expect(stdout).toMatch(/^\d{4,} records, \d+ bytes\n/);
  expect(stdout).toContain('\nsynonyms: wallet, keypair\n');
  expect(status).toBe(0);
});

function command(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const options = { env: { PATH, ...env } as unknown as NodeJS.ProcessEnv, encoding: 'utf8' } as const;
  return spawnSync('node_modules/.bin/tsx', ['scripts/search-push.ts', ...args], options);
}
