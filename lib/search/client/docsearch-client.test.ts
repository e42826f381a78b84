import type { DocSearchModalProps } from '@docsearch/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SearchResponse } from '../response';
import { dedupeHits, docSearchClient } from './docsearch-client';
import { search } from './search';

vi.mock('./search');

type Client = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

it('gives an older query the answer of the newest, and reports only that one', async () => {
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

it('shows no place twice, and no page below one of its places', () => {
  const routes = ['/faq#a', '/stake', '/faq', '/stake#x', '/faq#a', '/faq#b'];
  const shown = dedupeHits(routes.map((route) => ({ route, path: [] }))).map(({ route }) => route);
  expect(shown).toEqual(['/faq#a', '/stake', '/stake#x', '/faq#b']);
});
