import { exactJson, type Json } from '@/lib/json';
import { requestBody } from '@/lib/reference/rpc/request';
import { checkEnvelope, parseExact } from './envelope';
import { failures, type Outcome, timeoutMs } from './failures';

/** The state of a request. */
export interface RunState extends Outcome {
  phase: 'connecting' | 'waiting' | 'subscribed' | 'ended';
  /** Id of the subscription, while it runs. */
  id?: Json;
}

/** The request of a session, and its listeners. */
export interface SessionOptions {
  url: string;
  /** JSON-RPC request. */
  body: string;
  /** Method that ends the subscription. Without one, the answer ends the session. */
  unsubscribe?: string | undefined;
  onState: (state: RunState) => void;
  /** Gets the text of each notification. */
  onNotification: (text: string) => void;
}

const unsubscribeId = 2;

/**
 * Opens a websocket for one request. Reports every change of state once, and nothing after the end.
 *
 * @returns a function that unsubscribes, or cancels a request without an answer
 */
export function openSession(options: SessionOptions): () => void {
  const { url, body, unsubscribe, onState, onNotification } = options;
  const socket = new WebSocket(url);
  const start = performance.now();
  let state: RunState;

  const enter = (next: RunState) => {
    state = next;
    onState(next);
  };
  const end = (outcome: Outcome) => {
    if (state.phase === 'ended') return;
    clearTimeout(timer);
    socket.close();
    enter({ phase: 'ended', ...outcome });
  };
  const timer = setTimeout(() => end({ failure: failures.timeout }), timeoutMs);

  socket.onopen = () => {
    socket.send(body);
    enter({ phase: 'waiting' });
  };
  socket.onmessage = ({ data }) => {
    const text = typeof data === 'string' ? data : `A binary message of ${(data as Blob).size} bytes`;
    if (state.phase === 'subscribed') onNotification(text);
    if (state.phase !== 'waiting') return;
    const bytes = new TextEncoder().encode(text).byteLength;
    const answer = { status: 101, statusText: '', ms: performance.now() - start, bytes, text };
    const failure = checkEnvelope(text);
    if (failure || unsubscribe === undefined) return end({ answer, failure });
    const id = parseExact(text)?.result;
    // JSON.parse accepts what the exact parser refuses: 1e999, or very deep nesting.
    if (id === undefined) return end({ answer, failure: failures.notRpc('Its result cannot be sent back.') });
    clearTimeout(timer);
    enter({ phase: 'subscribed', id });
  };
  socket.onclose = (event) => {
    if (!navigator.onLine) return end({ failure: failures.offline });
    if (state.phase === 'connecting') return end({ failure: failures.cannotConnect });
    end({ failure: state.phase === 'subscribed' ? failures.lost(event) : failures.closed(event) });
  };
  enter({ phase: 'connecting' });

  return () => {
    if (state.id === undefined || unsubscribe === undefined) return end({ failure: failures.cancelled });
    // Not awaited: closing the connection ends the subscription anyway.
    socket.send(exactJson(requestBody(unsubscribe, [state.id], unsubscribeId)));
    end({});
  };
}
