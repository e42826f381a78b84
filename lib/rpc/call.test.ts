import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RpcServer, type Script, startRpcServer } from '@/tests/support/rpc-server';
import { call } from './call';
import { describeFailure } from './failures';
import type { Outcome } from './outcome';
import { requestBody } from './request';

let server: RpcServer;

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  server = await startRpcServer();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** Calls a server that answers so. */
function ask(script: Script, options: Partial<Parameters<typeof call>[0]> = {}): Promise<Outcome> {
  server.answer(script);
  const body = requestBody(7, 'getBalance', ['x']);
  return call({ url: server.url, body, id: 7, signal: new AbortController().signal, ...options });
}

describe('call', () => {
  it('sends the request and gives the answer as it came', async () => {
    const result = '{"a":9007199254740993,"b":18446744073709551615}';
    const outcome = await ask({ kind: 'ok', result });
    expect(server.requests).toEqual(['{"jsonrpc":"2.0","id":7,"method":"getBalance","params":["x"]}']);
    const text = `{"jsonrpc":"2.0","result":${result},"id":7}`;
    expect(outcome).toMatchObject({ kind: 'ok', answer: { status: 200, text, bytes: text.length } });
  });

  it('tells an error of the node, its data exact', async () => {
    const outcome = await ask({
      kind: 'rpc-error',
      error: '{"code":-32016,"message":"Minimum context slot","data":{"contextSlot":9007199254740993}}',
    });
    expect(outcome).toMatchObject({
      kind: 'rpc-error',
      code: -32016,
      message: 'Minimum context slot',
      data: { contextSlot: 9007199254740993n },
    });
  });

  it.each<[string, Script, object]>([
    ['403', { kind: 'status', status: 403, body: 'no' }, { kind: 'forbidden', answer: { text: 'no' } }],
    ['429', { kind: 'status', status: 429 }, { kind: 'rate-limited', seconds: 10, told: false }],
    [
      '429 with seconds',
      { kind: 'status', status: 429, headers: { 'retry-after': '3' } },
      { kind: 'rate-limited', seconds: 3, told: true },
    ],
    ['500', { kind: 'status', status: 500, body: '<html>' }, { kind: 'http-error', answer: { status: 500 } }],
    ['no JSON', { kind: 'text', body: 'hello' }, { kind: 'not-json', answer: { text: 'hello' } }],
    ['an empty body', { kind: 'text', body: '' }, { kind: 'not-json' }],
    ['a list', { kind: 'text', body: '[]' }, { kind: 'not-rpc', reason: 'It is not an object.' }],
    ['no result', { kind: 'text', body: '{"id":7}' }, { kind: 'not-rpc' }],
    ['another id', { kind: 'text', body: '{"id":8,"result":1}' }, { kind: 'not-rpc' }],
    ['an error of no shape', { kind: 'text', body: '{"id":7,"error":"x"}' }, { kind: 'not-rpc' }],
    [
      'an error without id',
      { kind: 'text', body: '{"id":null,"error":{"code":-32700,"message":"Parse error"}}' },
      { kind: 'rpc-error', code: -32700 },
    ],
    ['a connection cut in the middle', { kind: 'cut' }, { kind: 'interrupted' }],
    ['a connection that ends at once', { kind: 'drop' }, { kind: 'unreachable' }],
  ])('tells %s', async (_, script, expected) => {
    const outcome = await ask(script);
    expect(outcome).toMatchObject(expected);
    if (outcome.kind !== 'ok') {
      const { title, meaning, remedy } = describeFailure(outcome, server.url);
      expect([title, meaning, remedy].every((each) => each.length > 5)).toBe(true);
    }
  });

  it('tells a server that is not there', async () => {
    await server.close();
    expect((await ask({ kind: 'ok' })).kind).toBe('unreachable');
  });

  it('tells that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect((await ask({ kind: 'drop' })).kind).toBe('offline');
  });

  it('tells a server that can be reached and not be read', async () => {
    const answers = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      init.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : answers(url, init),
    );
    expect((await ask({ kind: 'ok' })).kind).toBe('cors');
  });

  it('gives up in time', async () => {
    expect(await ask({ kind: 'hang' }, { timeoutMs: 100 })).toEqual({ kind: 'timeout', seconds: 0.1 });
  });

  it('stops when told to', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await ask({ kind: 'hang' }, { signal: controller.signal })).toEqual({ kind: 'cancelled' });
  });

  it('reads no further than the limit', async () => {
    const outcome = await ask({ kind: 'large', bytes: 3_000_000 }, { maxBytes: 1_000_000 });
    expect(outcome).toEqual({ kind: 'too-large', limit: 1_000_000 });
  });
});
