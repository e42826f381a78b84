import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryFetch } from './next-seams';

type Answer = () => Promise<Response>;
type Call = [input: RequestInfo | URL, init?: RequestInit];

const page: Answer = async () => new Response('data');
const status = (code: number): Answer => {
  return async () => new Response('', { status: code });
};
const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
/** An answer whose body breaks off. */
const breakingOff: Answer = async () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));

const file = 'https://docs.test/a.txt';
const answers: Answer[] = [];
const server = vi.fn((..._call: Call) => (answers.shift() ?? noNetwork)());

let undo: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { fetch: server });
  vi.stubGlobal('location', new URL('https://docs.test/faq/'));
  vi.stubGlobal('navigator', { onLine: true });
  undo = retryFetch();
});
afterEach(() => {
  answers.length = 0;
  server.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a request ends with, and how often it was sent. */
async function outcome(ways: Answer[], ...call: Call): Promise<[result: string | number, sent: number]> {
  answers.push(...ways);
  const request = window.fetch(...call).then(
    async (response) => (await response.text()) || response.status,
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return [await request, server.mock.calls.length];
}

it.each([
  ['no network', noNetwork],
  ['a server error', status(503)],
  ['too many requests', status(429)],
  ['a body that breaks off', breakingOff],
])('retries twice: %s', async (_, failure) => {
  expect(await outcome([failure, failure, page], '/a.txt')).toEqual(['data', 3]);
});

it('waits 150 ms and 450 ms', async () => {
  const response = window.fetch(new URL(file)).catch(() => 'failed');
  const sent: number[] = [];
  for (const time of [149, 1, 449, 1]) {
    await vi.advanceTimersByTimeAsync(time);
    sent.push(server.mock.calls.length);
  }
  expect([sent, await response]).toEqual([[1, 2, 2, 3], 'failed']);
});

it('ends with the last failure', async () => {
  expect(await outcome([noNetwork, breakingOff, status(500)], '/a.txt')).toEqual([500, 3]);
  expect(await outcome([status(500), status(500), noNetwork], '/a.txt')).toEqual([
    'TypeError: Failed to fetch',
    6,
  ]);
});

it('does not retry "not found", which is an answer', async () => {
  expect(await outcome([status(404), page], '/a.txt')).toEqual([404, 1]);
});

describe('while the browser is offline', () => {
  let network: EventTarget;
  beforeEach(() => {
    network = new EventTarget();
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  });

  it('does not retry', async () => {
    expect(await outcome([noNetwork, page], '/a.json')).toEqual(['TypeError: Failed to fetch', 1]);
  });

  it('requests the data of a page when the network returns', async () => {
    answers.push(noNetwork, page);
    const response = window.fetch('/a.txt');
    await vi.runAllTimersAsync();
    expect(server).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    network.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(await (await response).text()).toBe('data');
  });

  it('does not wait for the network once the request is aborted', async () => {
    const controller = new AbortController();
    const response = window.fetch('/a.txt', { signal: controller.signal }).catch(String);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await response).toBe('TypeError: Failed to fetch');
  });
});

it.each<[string, ...Call]>([
  ['another method', '/a.txt', { method: 'POST' }],
  ['another method of a Request', new Request(file, { method: 'HEAD' })],
  ['another origin', 'https://elsewhere.test/a.txt'],
  ['a request that is aborted already', '/a.txt', { signal: AbortSignal.abort() }],
])('leaves alone: %s', async (_, ...call) => {
  expect(await outcome([noNetwork, page], ...call)).toEqual(['TypeError: Failed to fetch', 1]);
  expect(server.mock.calls).toEqual([call.length === 1 ? [call[0], undefined] : call]);
});

it('does not retry a request that was aborted after it was sent', async () => {
  const controller = new AbortController();
  const failing: Answer = () => {
    controller.abort();
    return noNetwork();
  };
  const [, sent] = await outcome([failing, page], new Request(file, { signal: controller.signal }));
  expect(sent).toBe(1);
});

it('is removed by its undo function', () => {
  undo();
  expect(window.fetch).toBe(server);
});
