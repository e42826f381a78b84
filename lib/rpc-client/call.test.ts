import { expect, it, onTestFinished, vi } from 'vitest';
import { type Script, startRpcServer } from '@/tests/support/rpc-server';
import { call } from './call';

const request = '{"id":9007199254740993}';

const status = (code: number, body: string, headers: Record<string, string> = {}): Script => {
  return { kind: 'status', status: code, body, headers };
};
const noRpc = 'The answer is not a JSON-RPC response';

// An answer with a result, cancelling, the time limit and being offline: tests/e2e/rpc-console-*.spec.ts.
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
])('explains %s', async (_, script, title, words) => {
  vi.stubGlobal('navigator', { onLine: true });
  const server = await startRpcServer();
  onTestFinished(() => server.close());
  server.answer(script);
  const { answer, failure } = await call(server.url, request, new AbortController());
  expect(server.requests).toEqual([request]);
  expect(failure?.title).toBe(title);
  expect(`${failure?.meaning} ${failure?.remedy}`).toContain(words);
  // The page shows the body of an error too.
  if (script.kind === 'status')
    expect(answer).toMatchObject({ isOk: script.status === 200, text: script.body });
});
