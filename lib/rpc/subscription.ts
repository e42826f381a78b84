import { isOffline } from './call';
import type { Json } from './console-method';
import { readEnvelope } from './envelope';
import { parseJson } from './json';
import type { Answer, Failure } from './outcome';
import { requestBody, requestId } from './request';

/** The state of a session. `answered`, `ended` and `failed` are final. */
export type SessionState =
  | { kind: 'connecting' }
  | { kind: 'requesting' }
  | { kind: 'subscribed'; id: Json }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'unsubscribing' }
  | { kind: 'ended'; confirmed: boolean }
  | { kind: 'failed'; failure: Failure };

/** What a session requests, and who is notified. */
export interface SessionOptions {
  url: string;
  method: string;
  params: Json[];
  /** Method that ends the subscription. Without one, the request is a single one, and its answer ends the session. */
  unsubscribe?: string | undefined;
  onState: (state: SessionState) => void;
  /** A notification as it came. */
  onNotification: (text: string) => void;
  timeoutMs?: number;
}

const unsubscribeId = 2;

/**
 * One websocket with one request on it. Reports every change of state once, and nothing after a final state. A session
 * is used once; the next request is a new one.
 */
export class Session {
  private readonly socket: WebSocket;
  private readonly start = performance.now();
  private state: SessionState = { kind: 'connecting' };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SessionOptions) {
    this.socket = new WebSocket(options.url);
    this.socket.onopen = () => this.request();
    this.socket.onmessage = ({ data }) => this.receive(typeof data === 'string' ? data : '');
    this.socket.onclose = (event) => this.closed(event);
    this.enter(this.state);
    this.limit();
  }

  /** Ends the subscription in order: sends the request, waits for the answer, closes. */
  unsubscribe(): void {
    if (this.state.kind !== 'subscribed') return;
    this.sendUnsubscribe();
    this.enter({ kind: 'unsubscribing' });
    this.limit(5_000);
  }

  /** Ends everything at once without calling `onState`: the reader leaves the page. */
  close(): void {
    this.sendUnsubscribe();
    this.stop();
  }

  /** Ends the session because the reader cancelled it. */
  cancel(): void {
    this.fail({ kind: 'cancelled' });
  }

  private sendUnsubscribe(): void {
    const { unsubscribe } = this.options;
    if (this.state.kind !== 'subscribed' || unsubscribe === undefined) return;
    this.socket.send(requestBody(unsubscribeId, unsubscribe, [this.state.id]));
  }

  private request(): void {
    this.socket.send(requestBody(requestId, this.options.method, this.options.params));
    this.enter({ kind: 'requesting' });
  }

  private receive(text: string): void {
    const { kind } = this.state;
    if (kind === 'requesting') this.answered(text);
    if (kind === 'subscribed') this.options.onNotification(text);
    if (kind !== 'unsubscribing') return;
    const envelope = readEnvelope(text, unsubscribeId);
    // A late notification is not an answer.
    if (envelope.kind !== 'not-rpc') this.end({ kind: 'ended', confirmed: envelope.kind === 'ok' });
  }

  private answered(text: string): void {
    const ms = performance.now() - this.start;
    const bytes = new TextEncoder().encode(text).byteLength;
    const answer: Answer = { status: 101, statusText: '', ms, bytes, text };
    const envelope = readEnvelope(text, requestId);
    if (envelope.kind !== 'ok') this.fail({ ...envelope, answer });
    else if (this.options.unsubscribe === undefined) this.end({ kind: 'answered', answer });
    else this.subscribed(answer);
  }

  private subscribed(answer: Answer): void {
    try {
      const { result } = parseJson(answer.text) as { result: Json };
      clearTimeout(this.timer);
      this.enter({ kind: 'subscribed', id: result });
    } catch (error) {
      // The browser's parser rounds what ours refuses: 1e999, or very deep nesting.
      const reason = `Its result cannot be sent back as an id. ${error instanceof Error ? error.message : ''}.`;
      this.fail({ kind: 'not-rpc', reason, answer });
    }
  }

  private closed({ code, reason }: CloseEvent): void {
    const { kind } = this.state;
    if (isOffline()) this.fail({ kind: 'offline' });
    else if (kind === 'connecting') this.fail({ kind: 'cannot-connect' });
    else this.fail({ kind: kind === 'subscribed' ? 'lost' : 'closed', code, reason });
  }

  /** Limits the time until the next message. */
  private limit(timeoutMs = this.options.timeoutMs ?? 30_000): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail({ kind: 'timeout', seconds: timeoutMs / 1000 }), timeoutMs);
  }

  /** Ends the session because of a failure. Without an answer to the last request, the subscription ended anyway. */
  private fail(failure: Failure): void {
    if (this.state.kind === 'unsubscribing') this.end({ kind: 'ended', confirmed: false });
    else this.end({ kind: 'failed', failure });
  }

  private end(state: SessionState): void {
    this.stop();
    this.enter(state);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.socket.onopen = null;
    this.socket.onmessage = null;
    this.socket.onclose = null;
    this.socket.close();
  }

  private enter(state: SessionState): void {
    this.state = state;
    this.options.onState(state);
  }
}
