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
  records: recordsOf('old', 3).map((old) => ({ ...old })),
  settings: { attributesForFaceting: ['language'] },
  synonyms: [{ objectID: 'old', type: 'synonym', synonyms: ['old', 'former'] }],
};
const records = recordsOf('new', 1200);

async function startService() {
  const service = await startHostedService();
  onTestFinished(() => service.close());
  service.indices.set('docs', oldContent);
  service.indices.set('docs2', oldContent);
  const { appId, apiKey, url: host } = service;
  return { service, target: { appId, apiKey, host, indexName: 'docs' } };
}

it('replaces records, settings and synonyms of its own index only', async () => {
  const { service, target } = await startService();
  await pushRecords(target, records);
  // Until the move, readers find the old records.
  const writes = service.requests.filter(({ path }) => /\/(batch|operation)$/.test(path));
  expect(writes.filter(({ path }) => path === '/1/indexes/docs/batch')).toEqual([]);
  expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
  await pushRecords({ ...target, indexName: 'fresh' }, records);
  const pushed = { records, settings: hostedSettings, synonyms: hostedSynonyms };
  expect(Object.fromEntries(service.indices)).toEqual({ docs: pushed, fresh: pushed, docs2: oldContent });
});

it.each([
  [
    'a wrong key',
    { apiKey: 'wrong' },
    /: Invalid Application-ID or API key\. Check .* SEARCH_ADMIN_KEY needs /,
  ],
  ['no service', { host: 'http://127.0.0.1:1' }, /: Unreachable hosts/],
])('reports %s in one line, and leaves the index as it was', async (_name, wrong, message) => {
  const { service, target } = await startService();
  const failure = await pushRecords({ ...target, ...wrong }, records).catch((error: Error) => error.message);
  expect(failure).toMatch(message);
  expect(failure).not.toContain('\n');
  expect(service.indices.get('docs')).toEqual(oldContent);
});

it('retries twice; and refuses to empty an index', async () => {
  const { service, target } = await startService();
  service.fail(503);
  await expect(pushRecords(target, records)).rejects.toThrow('The push to "docs" of "TESTAPP" failed');
  expect(service.requests).toHaveLength(3);
  await expect(pushRecords(target, [])).rejects.toThrow('There are no records');
});

it('each synonym has a unique name that is valid in an address', () => {
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
])('search:push explains the environment %j', (variables, message) => {
  const env = { PATH: process.env.PATH, ...variables } as unknown as NodeJS.ProcessEnv;
  const command = ['node_modules/.bin/tsx', ['scripts/search-push.ts']] as const;
  const { status, stderr } = spawnSync(...command, { env, encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});
