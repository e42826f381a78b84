import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPatiently, pageRequest } from './page-data';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://docs.test/faq/', origin: 'https://docs.test' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pageRequest', () => {
  const goes = { headers: { rsc: '1' } };

  it.each([
    ['/cli/install/index.txt?_rsc=1', '/cli/install/'],
    ['/index.txt', '/'],
    ['/search.txt', '/search'],
  ])('knows the page of %s', (path, page) =>
    expect(pageRequest(new URL(path, 'https://docs.test'), goes)).toEqual({ page, isAhead: false }),
  );

  it.each(['next-router-prefetch', 'next-router-segment-prefetch'])(
    'knows what is loaded ahead by %s',
    (name) =>
      expect(pageRequest('/faq/__next._tree.txt', { headers: { rsc: '1', [name]: '1' } })?.isAhead).toBe(
        true,
      ),
  );

  it.each<[string, string, RequestInit | undefined]>([
    ['a text file', '/robots.txt', undefined],
    ['the development server', '/faq/', goes],
    ['another origin', 'https://elsewhere.test/faq/index.txt', goes],
  ])('leaves %s alone', (_, address, init) => expect(pageRequest(address, init)).toBeUndefined());
});

const page = () => Promise.resolve(new Response('data'));
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
/** An answer whose body breaks off. */
const breakingOff = () => {
  const start = (controller: ReadableStreamDefaultController) =>
    controller.error(new TypeError('network error'));
  return Promise.resolve(new Response(new ReadableStream({ start })));
};

/** Fetches from a server that answers in one way after the other, without waiting for the pauses. */
async function outcome(
  ...ways: (() => Promise<Response>)[]
): Promise<[result: string | number, requests: number]> {
  vi.useFakeTimers();
  const load = vi.fn(() => (ways.shift() ?? noNetwork)());
  const coming = fetchPatiently(load).then(
    async (response) => (await response.text()) || response.status,
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return [await coming, load.mock.calls.length];
}

describe('fetchPatiently', () => {
  it.each([
    ['no network', noNetwork],
    ['a server at fault', status(503)],
    ['a busy server', status(429)],
    ['a body that breaks off', breakingOff],
  ])('outlives %s twice', async (_, failure) =>
    expect(await outcome(failure, failure, page)).toEqual(['data', 3]),
  );

  it('fails with the last of three errors', async () =>
    expect(await outcome(noNetwork, breakingOff, status(500), page)).toEqual([
      expect.stringMatching(/: 500$/),
      3,
    ]));

  it('does not try again while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await outcome(noNetwork, page)).toEqual(['TypeError: Failed to fetch', 1]);
  });

  it('takes the answer that a page is gone for an answer', async () =>
    expect(await outcome(status(404), page)).toEqual([404, 1]));
});
