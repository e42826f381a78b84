import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HostedService, startHostedService } from '../support/hosted-service';
import { searchRecord } from '../support/search-records';

const records = [
  searchRecord('install', 'Install the command line on your machine and look at its version'),
  searchRecord('stake', 'Delegate stake to a validator'),
  { ...searchRecord('rpc', 'The validator answers'), section: 'RPC' },
].map((record) => ({ ...record }));

let service: HostedService;
beforeEach(async () => {
  service = await startHostedService();
  service.seed('docs', { records, settings: { highlightPreTag: '<mark>', highlightPostTag: '</mark>' } });
});
afterEach(() => service.close());

const facetFilters = ['language:en', 'docusaurus_tag:docs-default-current'];
const request = { indexName: 'docs', query: 'validator', hitsPerPage: 20, facetFilters };

/** The client as a browser would have it: its credentials are parameters of the URL, and its times are short. */
function client(apiKey = service.searchKey) {
  return liteClient(service.appId, apiKey, {
    hosts: [{ url: service.url.replace('http://', ''), accept: 'readWrite', protocol: 'http' }],
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 80, read: 80, write: 80 },
    maxRateLimitRetries: 0,
  });
}

function search(change: object = {}) {
  return client().searchForHits<Record<string, unknown>>({ requests: [{ ...request, ...change }] });
}

async function found(change: object = {}) {
  const { results } = await search(change);
  return results[0]?.hits.map((hit) => hit.objectID);
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(service.url + path, { method: 'POST', body: JSON.stringify(body), headers });
}

describe('queries', () => {
  it('find, filter, page and mark', async () => {
    expect(await found()).toEqual(['stake', 'rpc']);
    expect(await found({ query: 'VALIDATOR stake' })).toEqual(['stake']);
    expect(await found({ query: '' })).toEqual(['install', 'stake', 'rpc']);
    expect(await found({ facetFilters: [...facetFilters, ['section:RPC', 'section:CLI']] })).toEqual(['rpc']);
    expect(await found({ facetFilters: [...facetFilters, 'section:-RPC'] })).toEqual(['stake']);
    expect(await found({ page: 1 })).toEqual([]);
    const { results } = await search({
      attributesToRetrieve: ['hierarchy.lvl1'],
      attributesToSnippet: ['content:3'],
    });
    expect(results[0]).toMatchObject({ nbHits: 2, nbPages: 1, page: 0, hitsPerPage: 20, query: 'validator' });
    expect(results[0]).not.toHaveProperty('queryID');
    expect(results[0]?.hits[0]).toMatchObject({
      objectID: 'stake',
      hierarchy: { lvl1: 'Page stake' },
      _highlightResult: {
        hierarchy: { lvl1: { value: 'Page stake', matchLevel: 'none', matchedWords: [] } },
        content: { value: 'Delegate stake to a <mark>validator</mark>', matchLevel: 'full' },
      },
      _snippetResult: { content: { value: '… to a <mark>validator</mark>', matchLevel: 'full' } },
    });
    expect(service.violations).toEqual([]);
    expect(service.requests[0]).toMatchObject({
      appId: 'TESTAPP',
      apiKey: 'test-search-key',
      method: 'POST',
    });
  });

  it('take the marks that they ask for', async () => {
    const tags = { highlightPreTag: '<b>', highlightPostTag: '</b>', attributesToHighlight: ['content'] };
    const { results } = await search({ query: 'rpc', ...tags });
    expect(results[0]?.hits[0]?._highlightResult).toEqual({
      content: { value: 'The validator answers', matchLevel: 'none', matchedWords: [] },
    });
  });

  it('are answered by a test’s own function', async () => {
    const own = await startHostedService({
      answer: ({ query }) => ({ hits: [{ objectID: query }], nbHits: 1 }),
    });
    own.seed('docs', {});
    const headers = { 'x-algolia-application-id': own.appId, 'x-algolia-api-key': own.searchKey };
    const response = await fetch(`${own.url}/1/indexes/*/queries`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ requests: [request] }) },
    });
    expect(await response.json()).toEqual({ results: [{ hits: [{ objectID: 'validator' }], nbHits: 1 }] });
    await own.close();
  });

  it.each([
    ['no index', { indexName: undefined }, 'indexName'],
    ['another number of hits', { hitsPerPage: 5 }, 'hitsPerPage'],
    ['no filters', { facetFilters: undefined }, 'facetFilters'],
    ['not all filters', { facetFilters: ['language:en'] }, 'docusaurus_tag:docs-default-current'],
  ])('are a violation with %s', async (_name, change, word) => {
    await expect(search(change)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(word),
    });
    expect(service.violations).toEqual([expect.stringContaining(word)]);
  });

  it('are refused with a wrong key, and of an index that is not there', async () => {
    const message = 'Invalid Application-ID or API key';
    await expect(client('wrong').search({ requests: [request] })).rejects.toMatchObject({
      status: 403,
      message,
    });
    const missing = { status: 404, message: 'Index nope does not exist' };
    await expect(search({ indexName: 'nope' })).rejects.toMatchObject(missing);
    const refused = await fetch(`${service.url}/1/indexes/*/queries`);
    expect(await refused.json()).toEqual({ message, status: 403 });
  });

  it('are posted', async () => {
    const parameters = `x-algolia-application-id=${service.appId}&x-algolia-api-key=${service.searchKey}`;
    const response = await fetch(`${service.url}/1/indexes/*/queries?${parameters}`);
    expect(response.status).toBe(400);
    expect(service.violations).toHaveLength(1);
  });
});

describe('recommendations', () => {
  it('are of other pages, as many as asked for', async () => {
    const ask = { indexName: 'docs', model: 'related-products' as const, objectID: 'stake', threshold: 10 };
    const ids = async (maxRecommendations: number) => {
      const { results } = await client().getRecommendations([{ ...ask, maxRecommendations }]);
      return results[0]?.hits.map((hit) => 'objectID' in hit && hit.objectID);
    };
    expect(await ids(5)).toEqual(['install', 'rpc']);
    expect(await ids(1)).toEqual(['install']);
    await expect(client().getRecommendations([{ ...ask, threshold: 101 }])).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('browsers', () => {
  it('may ask from any origin', async () => {
    const preflight = await fetch(`${service.url}/1/indexes/*/queries`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'content-type,x-algolia-api-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-algolia-api-key');
    expect(service.requests).toEqual([]);
  });
});

describe('faults', () => {
  it.each([
    ['status', { name: 'RetryError' }],
    ['timeout', { name: 'RetryError' }],
    ['hang-up', { name: 'RetryError' }],
    ['garbage', { name: 'DeserializationError' }],
  ] as const)('%s reaches the client', async (fault, error) => {
    service.fail({ fault });
    await expect(search()).rejects.toMatchObject(error);
    service.reset();
    expect(await found()).toEqual(['stake', 'rpc']);
  });

  it('of a wrong shape have no results', async () => {
    service.fail({ fault: 'wrong-shape' });
    expect(await search()).not.toHaveProperty('results');
  });

  it('delay an answer', async () => {
    service.fail({ fault: 'delay', delay: 30 });
    const start = performance.now();
    expect(await found()).toEqual(['stake', 'rpc']);
    expect(performance.now() - start).toBeGreaterThan(25);
  });

  it('come over HTTP, for some requests only', async () => {
    const order = { fault: 'status', status: 429, nth: 2, times: 1, path: '/queries$' };
    expect((await post('/control', order)).status).toBe(200);
    await found();
    await expect(search()).rejects.toMatchObject({ status: 429 });
    expect(await found()).toEqual(['stake', 'rpc']);
    const seen = await (await fetch(`${service.url}/control`)).json();
    expect(seen).toMatchObject({ requests: [{}, { path: '/1/indexes/*/queries' }, {}], violations: [] });
    await post('/control/reset', {});
    expect(service.requests).toEqual([]);
    expect((await post('/control', { fault: 'nonsense' })).status).toBe(400);
  });
});
