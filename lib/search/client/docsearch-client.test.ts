import type { DocSearchModalProps } from '@docsearch/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SearchResponse } from '../response';
import { docSearchClient } from './docsearch-client';
import { search } from './search';

vi.mock('./search');

type Client = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

it('gives an older query the answer of the newest', async () => {
  const answers: ((response: SearchResponse) => void)[] = [];
  vi.mocked(search).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const outcomes: string[] = [];
  const client = docSearchClient((_, query) => outcomes.push(query))({} as Client);
  const asked = ['old', 'new'].map((query) => client.search({ requests: [{ indexName: 'x', query }] }));
  const empty = { hits: [], total: 0, page: 0, pages: 0 };
  answers[0]?.({ ...empty, total: 1 });
  await Promise.resolve();
  answers[1]?.({ ...empty, total: 2 });
  const nbHits = (await Promise.all(asked)).map(({ results }) => results);
  expect(nbHits).toEqual([[{ hits: [], nbHits: 2 }], [{ hits: [], nbHits: 2 }]]);
  expect(outcomes).toEqual(['new']);
});

it('reports after 300 ms that an answer is late', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.mocked(search).mockReturnValue(new Promise(() => undefined));
  const outcomes: unknown[] = [];
  const client = docSearchClient((outcome) => outcomes.push(outcome))({} as Client);
  void client.search({ requests: [{ indexName: 'x', query: 'stake' }] });
  vi.advanceTimersByTime(299);
  expect(outcomes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(outcomes).toEqual(['stalled']);
});

it('shows 20 places, none twice and no page below its own place', async () => {
  const routes = ['/faq#a', '/stake', '/faq', '/stake#x', '/faq#a', '/faq#b'];
  const others = Array.from({ length: 34 }, (_, at) => `/page${at}`);
  const all = [...routes, ...others].map((route) => ({ route, path: ['Guide', 'A page'] }));
  vi.mocked(search).mockImplementation(async ({ page }) => {
    return { hits: all.slice(20 * page, 20 * page + 20), total: 40, page, pages: 2 };
  });
  const client = docSearchClient(() => undefined)({} as Client);
  const { results } = await client.search({ requests: [{ indexName: 'x', query: 'a' }] });
  const [{ hits }] = results as unknown as [{ hits: { objectID: string }[] }];
  const distinct = ['/faq#a', '/stake', '/stake#x', '/faq#b', ...others.slice(0, 16)];
  expect(hits.map(({ objectID }) => objectID)).toEqual(distinct);
});
