import { algoliasearch } from 'algoliasearch';
import { afterEach, expect } from 'vitest';
import { hostedSettings, hostedSynonyms } from '@/lib/search/hosted-settings';
import { type PushOptions, pushRecords } from '@/lib/search/push';
import { createClient } from '@/lib/search/push/create-client';
import { type HostedService, type HostedServiceOptions, startHostedService } from './hosted-service';
import { searchRecords } from './search-records';

/** What an index holds before a test pushes to it. */
export const oldContent = {
  records: searchRecords('old', 3).map((record) => ({ ...record })),
  settings: { attributesForFaceting: ['language'] },
  synonyms: [{ objectID: 'old', type: 'synonym', synonyms: ['old', 'former'] }],
};

/** What the tests push. */
export const newContent = {
  records: searchRecords('new', 5),
  settings: hostedSettings,
  synonyms: hostedSynonyms,
};

const running: HostedService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

/** A service with the old content in the index `docs`; it ends with the test. */
export async function startService(options: HostedServiceOptions = {}): Promise<HostedService> {
  const service = await startHostedService(options);
  running.push(service);
  service.seed('docs', oldContent);
  return service;
}

/** The official client, as the command makes it. */
export function clientOf({ appId, adminKey, url }: HostedService, apiKey = adminKey) {
  return createClient({ appId, apiKey, host: url });
}

/** Pushes the new content to the index `docs`, in three batches and without long pauses. */
export function push(service: HostedService, options: Partial<PushOptions> = {}): Promise<string[]> {
  return pushRecords({
    client: clientOf(service),
    indexName: 'docs',
    ...newContent,
    batchSize: 2,
    pause: () => new Promise((done) => setTimeout(done, 1)),
    ...options,
  });
}

/** The index `docs` answers readers with exactly the old content. */
export async function expectOld(service: HostedService): Promise<void> {
  const { records, settings, synonyms } = service.index('docs') ?? {};
  expect({ records, settings, synonyms }).toEqual(oldContent);
  expect(await found(service)).toEqual(oldContent.records.map((record) => record.objectID));
}

/** The index `docs` answers readers with exactly the new content. */
export async function expectNew(service: HostedService): Promise<void> {
  const { records, settings, synonyms } = service.index('docs') ?? {};
  expect({ records, settings, synonyms }).toEqual(newContent);
  expect(await found(service)).toEqual(newContent.records.map((record) => record.objectID));
}

/** What a reader's search finds, over the socket. */
async function found({ appId, searchKey, url }: HostedService): Promise<string[]> {
  const client = algoliasearch(appId, searchKey, {
    hosts: [{ url: url.replace('http://', ''), accept: 'readWrite', protocol: 'http' }],
  });
  const searchParams = { query: '', hitsPerPage: 1000, distinct: false };
  const { hits } = await client.searchSingleIndex({ indexName: 'docs', searchParams });
  return hits.map((hit) => hit.objectID);
}
