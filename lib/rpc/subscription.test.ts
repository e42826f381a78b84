import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RpcServer, type SocketScript, startRpcServer } from '@/tests/support/rpc-server';
import { describeFailure } from './failures';
import { Session, type SessionOptions, type SessionState } from './subscription';

let server: RpcServer;
let states: SessionState[];
let notifications: string[];

/** Like a browser's, it may fail unheard. */
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

function open(options: Partial<SessionOptions> = {}): Session {
  return new Session({
    url: server.ws,
    method: 'slotSubscribe',
    params: [],
    unsubscribe: 'slotUnsubscribe',
    onState: (state) => states.push(state),
    onNotification: (text) => notifications.push(text),
    ...options,
  });
}

const last = () => states.at(-1);
const reaches = (kind: SessionState['kind']) =>
  vi.waitFor(() => expect(last()?.kind).toBe(kind), { timeout: 10_000 });
const isClosed = () => vi.waitFor(() => expect(server.sockets()).toBe(0), { timeout: 10_000 });

it('subscribes, streams, and ends in order, ids exact', async () => {
  server.answerSocket({ kind: 'ok', result: '18446744073709551615' });
  const session = open();
  await reaches('subscribed');
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'requesting', 'subscribed']);
  expect(last()).toMatchObject({ id: 18446744073709551615n });
  const text = '{"jsonrpc":"2.0","method":"slotNotification","params":{"result":{"slot":1}}}';
  server.notify(text);
  await vi.waitFor(() => expect(notifications).toEqual([text]));
  session.unsubscribe();
  await reaches('ended');
  expect(last()).toEqual({ kind: 'ended', confirmed: true });
  expect(server.messages).toEqual([
    '{"jsonrpc":"2.0","id":1,"method":"slotSubscribe"}',
    '{"jsonrpc":"2.0","id":2,"method":"slotUnsubscribe","params":[18446744073709551615]}',
  ]);
  await isClosed();
});

it('ends a single question with its answer', async () => {
  server.answerSocket({ kind: 'ok', result: 'true' });
  open({ unsubscribe: undefined, method: 'slotSubscribe', params: [23] });
  await reaches('answered');
  expect(last()).toMatchObject({ answer: { text: '{"jsonrpc":"2.0","result":true,"id":1}' } });
  await isClosed();
});

it.each<[string, SocketScript, object, string]>([
  [
    'an error of the node',
    { kind: 'rpc-error', error: '{"code":-32602,"message":"Invalid params"}' },
    { kind: 'rpc-error', code: -32602 },
    'Error -32602: Invalid params',
  ],
  // No number of JavaScript can hold it.
  ['an infinite id', { kind: 'ok', result: '1e999' }, { kind: 'not-rpc' }, 'not a JSON-RPC response'],
  [
    'a server that closes the connection',
    { kind: 'close', code: 1013, reason: 'busy' },
    { kind: 'closed', code: 1013, reason: 'busy' },
    'The server closed the connection (code 1013)',
  ],
  ['no answer', { kind: 'hang' }, { kind: 'timeout' }, 'No answer within 0.1 s'],
])('fails because of %s', async (_, script, failure, title) => {
  server.answerSocket(script);
  open({ timeoutMs: script.kind === 'hang' ? 100 : 30_000 });
  await reaches('failed');
  const state = last();
  expect(state).toMatchObject({ failure });
  if (state?.kind === 'failed') expect(describeFailure(state.failure, server.ws).title).toContain(title);
  await isClosed();
});

it('fails because of a lost connection, a cancelled one, and one that cannot be made', async () => {
  open();
  await reaches('subscribed');
  server.closeSockets(1006, '');
  await reaches('failed');
  expect(last()).toMatchObject({ failure: { kind: 'lost', code: 1006 } });
  server.answerSocket({ kind: 'hang' });
  const session = open();
  await reaches('requesting');
  session.cancel();
  expect(last()).toMatchObject({ failure: { kind: 'cancelled' } });
  await server.close();
  open();
  await vi.waitFor(() => expect(last()).toMatchObject({ failure: { kind: 'cannot-connect' } }));
});
