import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { otherNames, synonyms } from '@/content/synonyms';
import { startHostedService } from '@/tests/support/hosted-service';
import { buildRecords } from '@/tests/support/search-records';
import type { SearchRecord } from '../record';
import { pushRecords } from './push';
import { hostedSettings, hostedSynonyms } from './settings';

const [record] = await buildRecords(['/page', 'A page', []]);
const recordsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...record, objectID: `${name}-${at}` }) as SearchRecord);
const oldContent = {
  records: recordsOf('old', 3),
  settings: { attributesForFaceting: ['language'] },
  synonyms: [{ objectID: 'old', type: 'synonym', synonyms: ['old', 'former'] }],
};
const records = recordsOf('new', 1200);

async function startService() {
  const service = await startHostedService();
  onTestFinished(() => service.close());
  service.seed('docs', oldContent);
  service.seed('docs2', oldContent);
  const { appId, adminKey: apiKey, url: host } = service;
  return { service, target: { appId, apiKey, host, indexName: 'docs' } };
}

it('replaces records, settings and synonyms, creates what does not exist, and touches no other index', async () => {
  const { service, target } = await startService();
  await pushRecords(target, records);
  // Until the move, readers find the old records.
  const writes = service.requests.filter(({ path }) => /\/(batch|operation)$/.test(path));
  expect(writes.filter(({ path }) => path === '/1/indexes/docs/batch')).toEqual([]);
  expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
  await pushRecords({ ...target, indexName: 'fresh' }, records);
  const pushed = { records, settings: hostedSettings, synonyms: hostedSynonyms };
  expect(Object.fromEntries(service.indices)).toEqual({ docs: pushed, fresh: pushed, docs2: oldContent });
  expect(service.violations).toEqual([]);
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
  const { service, target } = await startService();
  const failure = await pushRecords({ ...target, ...wrong }, records).catch((error: Error) => error.message);
  expect(failure).toMatch(message);
  expect(failure).not.toContain('\n');
  expect(service.indices.get('docs')).toEqual(oldContent);
});

it('retries twice, then reports the status; and refuses to empty an index', async () => {
  const { service, target } = await startService();
  service.fail({ fault: 'status', status: 503 });
  await expect(pushRecords(target, records)).rejects.toThrow('status 503');
  expect(service.requests).toHaveLength(3);
  await expect(pushRecords(target, [])).rejects.toThrow('There are no records');
});

it('the hosted service gets all synonyms, each under a unique name that is valid in an address', () => {
  const others = otherNames.flatMap(({ names }) => Object.keys(names));
  expect(hostedSynonyms.flatMap((it) => (it.input === undefined ? [it.synonyms] : []))).toEqual(synonyms);
  expect(hostedSynonyms.flatMap((it) => it.input ?? [])).toEqual(others);
  const names = hostedSynonyms.map((it) => it.objectID);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(encodeURIComponent(name)).toBe(name);
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
