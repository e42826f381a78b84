import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Script, startRpcServer } from '@/tests/support/rpc-server';
import { call } from './call';
import type { Outcome } from './failures';

const request = '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["x"]}';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Calls a server that sends this answer, from a browser with or without a network. */
async function ask(script: Script, onLine = true): Promise<Outcome> {
  vi.stubGlobal('navigator', { onLine });
  const server = await startRpcServer();
  onTestFinished(() => server.close());
  server.answer(script);
  const outcome = await call(server.url, request, new AbortController());
  expect(server.requests).toEqual([request]);
  return outcome;
}

it('returns the answer unchanged', async () => {
  const result = '{"a":9007199254740993,"b":18446744073709551615}';
  const answer = { status: 'HTTP 200 OK', isOk: true, text: `{"jsonrpc":"2.0","result":${result},"id":1}` };
  expect(await ask({ kind: 'ok', result })).toMatchObject({ answer, failure: undefined });
});

const status = (code: number, body: string, headers: Record<string, string> = {}): Script => {
  return { kind: 'status', status: code, body, headers };
};
const noRpc = 'The answer is not a JSON-RPC response';

// That it can be cancelled, and ends without an answer: tests/e2e/rpc-console-failures.spec.ts.
it.each<[string, Script, string, string]>([
  ['403', status(403, 'no'), 'HTTP 403: the server refuses the request', 'needs a key'],
  ['429', status(429, ''), 'HTTP 429: too many requests', '10 s are a guess'],
  [
    '429 with a date',
    status(429, '', { 'retry-after': 'Sat, 21 Nov' }),
    'HTTP 429: too many requests',
    '10 s',
  ],
  ['429 with seconds', status(429, '', { 'retry-after': '3' }), 'HTTP 429: too many requests', 'wait 3 s'],
  ['500', status(500, '<html>'), 'HTTP 500 Internal Server Error', 'begins: <html>'],
  ['404', status(404, ''), 'HTTP 404 Not Found', 'The body is empty. Check that the URL'],
  ['no JSON', status(200, 'hello\n you'), noRpc, 'It begins: hello you Check the URL.'],
  ['an empty body', status(200, ''), noRpc, 'The body is empty.'],
  ['a list', status(200, '[]'), noRpc, 'begins: []'],
  ['no result', status(200, '{"id":1}'), noRpc, 'begins: {"id":1}'],
  ['an error of no shape', status(200, '{"result":1,"error":"x"}'), noRpc, 'begins: {"result"'],
  [
    'an error',
    { kind: 'rpc-error', error: '{"code":-1,"message":"Low"}' },
    'Error -1: Low',
    'Read the message',
  ],
  ['a connection cut in the middle', { kind: 'cut' }, 'The connection was interrupted', 'less data at once'],
  ['a connection that ends at once', { kind: 'drop' }, 'The server cannot be reached', '8899 for HTTP'],
])('explains %s', async (_, script, title, words) => {
  const { failure } = await ask(script);
  expect(failure?.title).toBe(title);
  expect(`${failure?.meaning} ${failure?.remedy}`).toContain(words);
});

it('explains that there is no network, keeps answers with an error, and has its data exactly', async () => {
  expect((await ask({ kind: 'drop' }, false)).failure?.title).toBe('You are offline');
  expect((await ask(status(500, 'Oops'))).answer).toMatchObject({ isOk: false, text: 'Oops' });
  const error = '{"code":-32016,"message":"Minimum","data":{"slot":9007199254740993}}';
  const failure = { code: -32016, data: { slot: 9007199254740993n } };
  expect(await ask({ kind: 'rpc-error', error })).toMatchObject({ failure });
});
