import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { exactJson } from '@/lib/json';
import { requestBody } from '@/lib/reference/rpc/request';
import { type RpcServer, type SocketScript, startRpcServer } from '@/tests/support/rpc-server';
import { openSession, type RunState, type SessionOptions } from './subscription';

let server: RpcServer;
let states: RunState[];
let notifications: string[];

/** As in a browser, it may fail without an event. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => {});
  }
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('WebSocket', BrowserSocket);
  server = await startRpcServer();
  states = [];
  notifications = [];
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

function open(options: Partial<SessionOptions> = {}): () => void {
  return openSession({
    url: server.ws,
    body: exactJson(requestBody('slotSubscribe', [])),
    unsubscribe: 'slotUnsubscribe',
    onState: (state) => states.push(state),
    onNotification: (text) => notifications.push(text),
    ...options,
  });
}

const last = () => states.at(-1);
const reaches = (phase: RunState['phase']) =>
  vi.waitFor(() => expect(last()?.phase).toBe(phase), { timeout: 10_000 });
const isClosed = () => vi.waitFor(() => expect(server.sockets()).toBe(0), { timeout: 10_000 });

it('subscribes, streams, and ends in order, ids exact', async () => {
  server.answerSocket({ kind: 'ok', result: '18446744073709551615' });
  const end = open();
  await reaches('subscribed');
  expect(states.map(({ phase }) => phase)).toEqual(['connecting', 'waiting', 'subscribed']);
  expect(last()).toMatchObject({ id: 18446744073709551615n });
  const text = '{"jsonrpc":"2.0","method":"slotNotification","params":{"result":{"slot":1}}}';
  server.notify(text);
  await vi.waitFor(() => expect(notifications).toEqual([text]));
  end();
  expect(last()).toEqual({ phase: 'ended' });
  await isClosed();
  expect(server.messages).toEqual([
    '{"jsonrpc":"2.0","id":1,"method":"slotSubscribe"}',
    '{"jsonrpc":"2.0","id":2,"method":"slotUnsubscribe","params":[18446744073709551615]}',
  ]);
});

it.each<[string, SocketScript, object, string?]>([
  [
    'the answer to a single request',
    { kind: 'ok', result: 'true' },
    { answer: { text: '{"jsonrpc":"2.0","result":true,"id":1}' } },
  ],
  [
    'an error of the node',
    { kind: 'rpc-error', error: '{"code":-32602,"message":"Invalid params"}' },
    { failure: { title: 'Error -32602: Invalid params' } },
    'slotUnsubscribe',
  ],
  // Too large for a JavaScript number.
  [
    'an infinite id',
    { kind: 'ok', result: '1e999' },
    { failure: { title: 'The answer is not a JSON-RPC response' } },
    'slotUnsubscribe',
  ],
  [
    'a closed connection',
    { kind: 'close', code: 1013, reason: 'busy' },
    { failure: { title: 'The server closed the connection (code 1013)' } },
    'slotUnsubscribe',
  ],
])('ends with %s', async (_, script, expected, unsubscribe) => {
  server.answerSocket(script);
  open({ unsubscribe });
  await reaches('ended');
  expect(last()).toMatchObject(expected);
  await isClosed();
});

it('fails because of no answer in 30 s', async () => {
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => wait(run, ms === 30_000 ? 100 : ms));
  server.answerSocket({ kind: 'hang' });
  open();
  await reaches('ended');
  expect(last()).toMatchObject({ failure: { title: 'No answer within 30 s' } });
  await isClosed();
});

it('fails after a lost, a cancelled and a refused connection', async () => {
  open();
  await reaches('subscribed');
  server.closeSockets(1006, '');
  await reaches('ended');
  expect(last()?.failure?.title).toContain('The connection was lost (1006');
  server.answerSocket({ kind: 'hang' });
  const end = open();
  await reaches('waiting');
  end();
  expect(last()).toMatchObject({ failure: { title: 'Cancelled' } });
  await server.close();
  open();
  await vi.waitFor(() => expect(last()).toMatchObject({ failure: { title: 'Cannot connect' } }));
});
