import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { buildRecords } from '@/tests/support/search-records';
import { splitHighlights } from '../response';
import { createHostedClient, recommendHosted, searchHosted } from './client';
import { defaultIndexName } from './config';

const stake = ['Delegate \\<b>to\\</b> a validator.', '## Costs', 'Delegate and pay a fee.'];
const install = ['Download the archive.'];
const records = await buildRecords(['/stake', 'Stake tokens', stake], ['/install', 'Install', install]);

const request = { query: 'delegate', page: 0, snippetWords: 10 };

let service: HostedService;

const client = () => {
  const { appId, apiKey, url: host } = service;
  return createHostedClient({ appId, apiKey, indexName: defaultIndexName, host });
};

beforeEach(async () => {
  service = await startHostedService();
  const stored = records.map((record) => ({ ...record }));
  service.indices.set(defaultIndexName, { records: stored, settings: {}, synonyms: [] });
});
afterEach(() => service.close());

it('createHostedClient has the time limits 1 s to connect, 2 s to read, 30 s to write', () => {
  expect(client().transporter.timeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
});

describe('searchHosted', () => {
  it('returns hits with their places, and marks matches, not markup', async () => {
    const { hits, total } = await searchHosted(client(), defaultIndexName, request);
    expect(total).toBe(2);
    expect(hits.map(({ route }) => route)).toEqual(['/stake', '/stake#costs']);
    expect(splitHighlights(hits[0]?.snippet ?? '')).toEqual(['', 'Delegate', ' <b>to</b> a validator.']);
    expect(hits[1]?.path).toEqual(['Guide', 'Stake tokens', 'Costs']);
    const facetFilters = ['language:en', 'docusaurus_tag:docs-default-current'];
    const attributesToSnippet = expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']);
    expect(service.requests[0]?.body).toMatchObject({
      requests: [{ hitsPerPage: 20, facetFilters, attributesToSnippet }],
    });
  });

  it.each([{}, { results: [] }, { results: 'x' }, { results: [{}] }, { results: [{ hits: 'x' }] }])(
    'refuses the answer %j',
    async (answer) => {
      const strange = { searchForHits: async () => answer } as never;
      await expect(searchHosted(strange, defaultIndexName, request)).rejects.toThrow();
    },
  );
});

it('recommendHosted asks for pages like one, and refuses an answer of another shape', async () => {
  const recommend = (from = client()) => recommendHosted(from, defaultIndexName, '/stake/', 5);
  expect(await recommend()).toEqual([{ label: 'Install', href: '/install' }]);
  await expect(recommend({ customPost: async () => ({ unexpected: true }) } as never)).rejects.toThrow();
});
