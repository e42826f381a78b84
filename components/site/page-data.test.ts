import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPatiently, pageRequest } from './page-data';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://docs.test/faq/', origin: 'https://docs.test' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

describe('fetchPatiently', () => {
  const page = () => Promise.resolve(new Response('data'));
  const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
  const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
  const breakingOff = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('da'));
            controller.error(new TypeError('network error'));
          },
        }),
      ),
    );

  /** Answers one request after the other, each in its own way; the last way is for all that follow. */
  function server(...ways: (() => Promise<Response>)[]) {
    return vi.fn(() => (ways.length > 1 ? ways.shift() : ways[0])?.() ?? noNetwork());
  }

  /** What `fetchPatiently` comes to, without waiting for its pauses. */
  async function outcome(load: () => Promise<Response>): Promise<string> {
    vi.useFakeTimers();
    const coming = fetchPatiently(load).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    );
    await vi.runAllTimersAsync();
    return coming;
  }

  it.each([
    ['no network', noNetwork],
    ['a server at fault', status(503)],
    ['a busy server', status(429)],
    ['a body that breaks off', breakingOff],
  ])('outlives %s twice', async (_, failure) => {
    const load = server(failure, failure, page);
    expect(await outcome(load)).toBe('data');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails with the last of three errors', async () => {
    const load = server(noNetwork, breakingOff, status(500), page);
    expect(await outcome(load)).toMatch(/: 500$/);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('does not try again while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = server(noNetwork);
    expect(await outcome(load)).toBe('TypeError: Failed to fetch');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes the answer that a page is gone for an answer', async () => {
    const load = server(status(404));
    expect((await fetchPatiently(load)).status).toBe(404);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
