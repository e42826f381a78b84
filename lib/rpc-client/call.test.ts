import { expect, it, onTestFinished, vi } from 'vitest';
import { type Script, startRpcServer } from '@/tests/support/rpc-server';
import { call } from './call';

const request = '{"id":9007199254740993}';

const status = (code: number, body: string, headers: Record<string, string> = {}): Script => {
  return { kind: 'status', status: code, body, headers };
};
const retryAfter = (value: string) =>
  status(429, '', { date: 'Sat, 21 Nov 2026 10:00:00 GMT', 'retry-after': value });
const tooMany = 'HTTP 429: too many requests';
const noRpc = 'The answer is not a JSON-RPC response';

// An answer with a result, cancelling, the time limit and being offline: tests/e2e/rpc-console-*.spec.ts.
it.each<[string, Script, string, string]>([
  ['403', status(403, 'no'), 'HTTP 403: the server refuses the request', 'needs a key'],
  ['429', status(429, ''), tooMany, '10 s are a guess'],
  ['429 with half a date', retryAfter('Sat, 21 Nov'), tooMany, '10 s are a guess'],
  ['429 with a date', retryAfter('Sat, 21 Nov 2026 10:01:07 GMT'), tooMany, 'you to wait 67 s.'],
  ['429 with a past date', retryAfter('Sat, 21 Nov 2026 09:00:00 GMT'), tooMany, 'you to wait 0 s.'],
  ['429 with seconds', retryAfter('3'), tooMany, 'you to wait 3 s.'],
  ['429 with many seconds', retryAfter('9'.repeat(400)), tooMany, 'you to wait more than 60 minutes.'],
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
  [
    'an error of 900 kB',
    { kind: 'rpc-error', error: `{"code":-1,"message":"${'x'.repeat(900_000)}"}` },
    `Error -1: ${'x'.repeat(300)}…`,
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
  expect(failure?.wait ?? 0).toBeLessThanOrEqual(3600);
  // The page shows the body of an error too.
  if (script.kind === 'status')
    expect(answer).toMatchObject({ isOk: script.status === 200, text: script.body });
});

it('stops reading an answer that is larger than 10 MB', async () => {
  let chunks = 0;
  const pull = (body: ReadableStreamDefaultController) =>
    body.enqueue(new Uint8Array(1_000_000).fill(++chunks));
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 })));
  const { answer, failure } = await call('http://localhost', request, new AbortController());
  expect(failure?.title).toBe('The answer is larger than 10 MB');
  expect([answer?.text.length, chunks]).toEqual([11_000_000, 11]);
});
