import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RpcServer, startRpcServer } from '@/tests/support/rpc-server';
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
  vi.waitFor(() => expect(last()?.kind).toBe(kind), { timeout: 3000 });

describe('Session', () => {
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
    await vi.waitFor(() => expect(server.sockets()).toBe(0));
  });

  it('unsubscribes and closes when left, without a word', async () => {
    const session = open();
    await reaches('subscribed');
    session.close();
    await vi.waitFor(() => expect(server.sockets()).toBe(0));
    expect(server.messages.at(-1)).toContain('slotUnsubscribe');
    expect(last()?.kind).toBe('subscribed');
  });

  it('ends a single question with its answer', async () => {
    server.answerSocket({ kind: 'ok', result: 'true' });
    open({ unsubscribe: undefined, method: 'slotSubscribe', params: [23] });
    await reaches('answered');
    expect(last()).toMatchObject({ answer: { text: '{"jsonrpc":"2.0","result":true,"id":1}' } });
    await vi.waitFor(() => expect(server.sockets()).toBe(0));
  });

  it('tells an error answer', async () => {
    server.answerSocket({ kind: 'rpc-error', error: '{"code":-32602,"message":"Invalid params"}' });
    open();
    await reaches('failed');
    expect(last()).toMatchObject({ failure: { kind: 'rpc-error', code: -32602 } });
  });

  it('tells of an id that no number of JavaScript can hold', async () => {
    server.answerSocket({ kind: 'ok', result: '1e999' });
    open();
    await reaches('failed');
    expect(last()).toMatchObject({ failure: { kind: 'not-rpc' } });
    await vi.waitFor(() => expect(server.sockets()).toBe(0));
  });

  it('tells that the server closed before it answered', async () => {
    server.answerSocket({ kind: 'close', code: 1013, reason: 'busy' });
    open();
    await reaches('failed');
    expect(last()).toMatchObject({ failure: { kind: 'closed', code: 1013, reason: 'busy' } });
  });

  it('tells a lost connection', async () => {
    open();
    await reaches('subscribed');
    server.closeSockets(1006, '');
    await reaches('failed');
    expect(last()).toMatchObject({ failure: { kind: 'lost', code: 1006 } });
  });

  it('tells that it cannot connect, that time is up, and that it was cancelled', async () => {
    server.answerSocket({ kind: 'hang' });
    open({ timeoutMs: 100 });
    await reaches('failed');
    expect(last()).toMatchObject({ failure: { kind: 'timeout' } });
    const session = open();
    await reaches('requesting');
    session.cancel();
    expect(last()).toMatchObject({ failure: { kind: 'cancelled' } });
    await server.close();
    open();
    await vi.waitFor(() => expect(last()).toMatchObject({ failure: { kind: 'cannot-connect' } }));
  });
});
