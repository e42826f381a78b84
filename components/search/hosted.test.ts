import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIndexName } from '@/lib/search/hosted-config';
import { type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { searchBoxQuery } from '@/tests/support/hosted-service/expected-queries';
import { pageRecords } from '@/tests/unit/page-records';
import { openHosted, recommendHosted, searchHosted } from './hosted';

const records = [
  ...pageRecords('/stake', 'Stake tokens', [
    'Delegate <b>to</b> a validator.',
    '## Costs',
    'Delegate and pay a fee.',
  ]),
  ...pageRecords('/install', 'Install', ['Download the archive.']),
].map((record) => ({ ...record }));

const request = { query: 'delegate', page: 0, hitsPerPage: 20, resultsPerPage: 10, snippetWords: 10 };

let service: HostedService;
let answer: unknown;

const client = () =>
  openHosted({ appId: service.appId, apiKey: service.searchKey, indexName: 'solana', host: service.url });

beforeEach(async () => {
  answer = undefined;
  service = await startHostedService();
  service.seed(defaultIndexName, { records });
});
afterEach(() => service.close());

describe('searchHosted', () => {
  it('groups hits by page, with what was found told apart from markup', async () => {
    const { results, total } = await searchHosted(client(), defaultIndexName, request);
    expect(total).toBe(2);
    expect(results.map(({ hits }) => hits.map(({ route }) => route))).toEqual([['/stake', '/stake#costs']]);
    expect(results[0]?.hits[0]?.snippet).toEqual([
      ['Delegate', true],
      [' <b>to</b> a validator.', false],
    ]);
    expect(results[0]?.hits[1]).toMatchObject({ level: 2 });
    expect(service.violations).toEqual([]);
  });

  it('stays in a version, also where that finds nothing', async () => {
    await service.close();
    const facetFilters = ['language:en', 'docusaurus_tag:docs-default-1.17'];
    service = await startHostedService({ expected: { ...searchBoxQuery, facetFilters } });
    const old = pageRecords('/1.17/stake', 'Stake tokens', ['Delegate as of old.']);
    service.seed(defaultIndexName, { records: [...records, ...old.map((record) => ({ ...record }))] });
    const ask = (query: string) =>
      searchHosted(client(), defaultIndexName, { ...request, query }, '1.17').then(({ results, total }) => ({
        routes: results.flatMap(({ hits }) => hits.map(({ route }) => route)),
        total,
      }));
    expect(await ask('delegate')).toEqual({ routes: ['/1.17/stake'], total: 1 });
    expect(await ask('archive')).toEqual({ routes: [], total: 0 });
  });

  it.each([
    ['no results', {}],
    ['results that are none', { results: 'x' }],
    ['results without hits', { results: [{}] }],
    ['hits that are none', { results: [{ hits: 'x' }] }],
  ])('refuses an answer with %s', async (_name, wrong) => {
    answer = wrong;
    const fake = { search: async () => answer } as unknown as ReturnType<typeof client>;
    await expect(searchHosted(fake, defaultIndexName, request)).rejects.toThrow();
  });

  it('leaves out hits that lead nowhere', async () => {
    const hits = [
      {},
      { url: 'x', hierarchy: { lvl1: 'a' } },
      { url: 'https://docs.example.org/a', hierarchy: {} },
    ];
    const fake = { search: async () => ({ results: [{ hits, nbHits: 3, nbPages: 1 }] }) };
    const { results } = await searchHosted(fake as never, defaultIndexName, request);
    expect(results).toEqual([]);
  });
});

describe('recommendHosted', () => {
  it('asks for pages like one, by its record', async () => {
    const pages = await recommendHosted(client(), defaultIndexName, '/stake#:0', 5);
    expect(pages.every(({ route, title }) => route.startsWith('/') && title !== '')).toBe(true);
    expect(service.requests[0]).toMatchObject({ method: 'POST', path: '/1/indexes/*/recommendations' });
  });

  it('refuses an answer of another shape', async () => {
    service.fail({ fault: 'wrong-shape' });
    await expect(recommendHosted(client(), defaultIndexName, '/stake#:0', 5)).rejects.toThrow();
  });
});
