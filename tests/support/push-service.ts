import { expect, onTestFinished } from 'vitest';
import { hostedSettings, hostedSynonyms } from '@/lib/search/hosted-settings';
import { type PushOptions, pushRecords } from '@/lib/search/push';
import { createClient } from '@/lib/search/push/create-client';
import { searchRecords } from '../unit/page-records';
import { type HostedService, type HostedServiceOptions, startHostedService } from './hosted-service';

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

/** A service with the old content in the index `docs`; it ends with the test. */
export async function startService(options: HostedServiceOptions = {}): Promise<HostedService> {
  const service = await startHostedService(options);
  onTestFinished(() => service.close());
  service.seed('docs', oldContent);
  return service;
}

/** The official client, as the command makes it. */
export function clientOf({ appId, adminKey, url }: HostedService) {
  return createClient({ appId, apiKey: adminKey, host: url });
}

/** Pushes the new content to the index `docs`. */
export function push(service: HostedService, options: Partial<PushOptions> = {}): Promise<string[]> {
  return pushRecords({
    client: clientOf(service),
    indexName: 'docs',
    records: newContent.records,
    ...options,
  });
}

/** The index `docs` has exactly this content: of two pushes, nothing is mixed. */
export function expectContent(service: HostedService, content: object): void {
  const { records, settings, synonyms } = service.index('docs') ?? {};
  expect({ records, settings, synonyms }).toEqual(content);
}
