import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { buildRecords } from '@/tests/support/search-records';
import { splitHighlights } from '../response';
import { createHostedClient, recommendHosted, searchHosted } from './client';
import { defaultIndexName } from './config';

const stake = ['Delegate \\<b>to\\</b> a validator.', '## Costs', 'Delegate and pay a fee.'];
const install = ['Download the archive.'];
const records = await buildRecords(['/stake', 'Stake tokens', stake], ['/install', 'Install', install]);

const request = { query: 'delegate', page: 0, snippetWords: 10 };

const hit = { url: 'https://docs.test/faq', content: null, hierarchy: { lvl0: 'Guide', lvl1: 'FAQ' } };
const strangeUrls = ['javascript:alert(1)', 'blob:https://evil.test/a', 'https://docs.test//evil.test/x'];
const strange = [...strangeUrls.map((url) => ({ url })), { hierarchy: { lvl1: 7 } }, { content: [] }];
const answerOf = (...hits: object[]) => ({ results: [{ hits, nbHits: 1, nbPages: 1 }] });

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

it('takes 1 s to connect, 2 s to read and 30 s to write', () => {
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

  it.each([
    ...[{}, { results: [] }, { results: 'x' }, { results: [{}] }, { results: [{ hits: 'x' }] }],
    ...[-1, 'x'].map((nbPages) => ({ results: [{ hits: [], nbPages }] })),
    ...strange.map((change) => answerOf({ ...hit, ...change })),
  ])('refuses the answer %j', async (answer) => {
    const from = { searchForHits: async () => answer } as never;
    await expect(searchHosted(from, defaultIndexName, request)).rejects.toThrow();
  });

  it('asks twice at most, however many pages the service claims', async () => {
    const searchForHits = vi.fn(async ({ requests: [{ page }] }) => ({
      results: [{ hits: [hit], nbPages: page }],
    }));
    await searchHosted({ searchForHits } as never, defaultIndexName, { ...request, page: 5000 });
    expect(searchForHits).toHaveBeenCalledTimes(2);
  });
});

describe('recommendHosted', () => {
  const recommend = (from = client()) => recommendHosted(from, defaultIndexName, '/stake/', 5);
  const answering = (answer: object) => ({ customPost: async () => answer }) as never;

  it('asks for pages like one, and refuses an answer of another shape', async () => {
    expect(await recommend()).toEqual([{ label: 'Install', href: '/install' }]);
    for (const answer of [{ unexpected: true }, ...strangeUrls.map((url) => answerOf({ ...hit, url }))])
      await expect(recommend(answering(answer)), JSON.stringify(answer)).rejects.toThrow();
  });

  it('names a page once', async () => {
    const twice = answering(answerOf(hit, { ...hit, url: `${hit.url}#fees` }));
    expect(await recommend(twice)).toEqual([{ label: 'FAQ', href: '/faq' }]);
  });
});
