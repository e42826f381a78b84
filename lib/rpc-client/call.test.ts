import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exactJson } from '@/lib/json';
import { requestBody } from '@/lib/reference/rpc/request';
import { type RpcServer, type Script, startRpcServer } from '@/tests/support/rpc-server';
import { call } from './call';
import { failures, type Outcome } from './failures';

let server: RpcServer;

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  server = await startRpcServer();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

/** Calls a server that sends this answer. */
function ask(script: Script, signal = new AbortController().signal): Promise<Outcome> {
  server.answer(script);
  return call(server.url, exactJson(requestBody('getBalance', ['x'])), signal);
}

/** All texts that explain the failure. */
const explanation = ({ failure }: Outcome) => Object.values(failure ?? {}).join('\n');

it('sends the request and returns the answer unchanged', async () => {
  const result = '{"a":9007199254740993,"b":18446744073709551615}';
  const outcome = await ask({ kind: 'ok', result });
  expect(server.requests).toEqual(['{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["x"]}']);
  const text = `{"jsonrpc":"2.0","result":${result},"id":1}`;
  expect(outcome).toMatchObject({ answer: { status: 200, text, bytes: text.length }, failure: undefined });
});

const status = (code: number, body = '', headers: Record<string, string> = {}): Script => {
  return { kind: 'status', status: code, body, headers };
};
const text = (body: string) => status(200, body);
const nodeError = '{"code":-32016,"message":"Minimum","data":{"slot":9007199254740993}}';
const nodeFailure = { code: -32016, title: 'Error -32016: Minimum', data: { slot: 9007199254740993n } };
const noError = '{"id":null,"error":{"code":-32700,"message":"Parse error"}}';
const noJson = 'not a JSON-RPC response\nIt is not JSON. It begins: hello';

it.each<[string, Script, object, string]>([
  ['an error of the node', { kind: 'rpc-error', error: nodeError }, { failure: nodeFailure }, ''],
  ['403', status(403, 'no'), { answer: { text: 'no' } }, 'refuses the request'],
  ['429', status(429), { failure: { wait: 10 } }, '10 s are a guess'],
  ['429 with seconds', status(429, '', { 'retry-after': '3' }), {}, 'asks you to wait 3 s'],
  ['500', status(500, '<html>'), { answer: { status: 500 } }, 'begins: <html>'],
  ['no JSON', text('hello'), { answer: { text: 'hello' } }, noJson],
  ['an empty body', text(''), { answer: { bytes: 0 } }, 'The body is empty'],
  ['a list', text('[]'), {}, 'not a JSON-RPC response\nIt is not an object.'],
  ['no result', text('{"id":1}'), {}, 'not a JSON-RPC response\nIt has neither'],
  ['another id', text('{"id":8,"result":1}'), {}, 'The request had the id 1, the answer has 8.'],
  ['an error of no shape', text('{"id":1,"error":"x"}'), {}, 'not a JSON-RPC response\nIts error'],
  ['an error without id', text(noError), { failure: { code: -32700 } }, 'Error -32700: Parse error'],
  ['a connection cut in the middle', { kind: 'cut' }, {}, 'interrupted'],
  ['a connection that ends at once', { kind: 'drop' }, {}, 'cannot be reached'],
  ['too much', { kind: 'ok', result: `"${'x'.repeat(50_000_001)}"` }, {}, 'larger than 50 MB'],
])('explains %s', async (_, script, expected, words) => {
  const outcome = await ask(script);
  expect(outcome).toMatchObject(expected);
  expect(explanation(outcome)).toContain(words);
});

it('explains that there is no network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(explanation(await ask({ kind: 'drop' }))).toContain('You are offline');
});

it('gives up after 30 s', async () => {
  const timeout = new AbortController();
  const start = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const outcome = ask({ kind: 'hang' });
  expect(start).toHaveBeenCalledWith(30_000);
  timeout.abort();
  expect(explanation(await outcome)).toContain('No answer within 30 s');
});

it('stops when the reader cancels', async () => {
  const controller = new AbortController();
  const outcome = ask({ kind: 'hang' }, controller.signal);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  controller.abort();
  expect(await outcome).toEqual({ failure: failures.cancelled });
});

it.each<[string, number]>([
  ['7', 7],
  ['0', 0],
  [' 12 ', 12],
  ['99999999999', 86_400],
  ['Sat, 21 Nov 2026 12:00:09 GMT', 9],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  // Without a valid header, the wait is a guess.
  ...['-1', '1.5', 'soon', ''].map((it): [string, number] => [it, 10]),
])('reads the Retry-After header %j as %j', async (header, wait) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
  expect(await ask(status(429, '', { 'retry-after': header }))).toMatchObject({ failure: { wait } });
});
