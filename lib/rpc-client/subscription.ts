import type { Json } from '@/lib/json';
import { checkEnvelope, parseExact } from './envelope';
import { failures, maxAnswerBytes, type Outcome, timeoutMs } from './failures';

/** The state of a request. */
export interface RunState extends Outcome {
  phase: 'connecting' | 'waiting' | 'subscribed' | 'ended';
  /** Id of the subscription, while it runs. */
  id?: Json | undefined;
}

interface SessionOptions {
  url: string;
  /** JSON-RPC request. */
  body: string;
  /** Otherwise the answer ends the session. */
  isSubscription: boolean;
  onState: (state: RunState) => void;
  /** Gets the text of each notification. */
  onNotification: (text: string) => void;
}

/**
 * Opens a websocket for one request. Reports every change of state once, and nothing after the end. The function that
 * it returns ends the subscription, or cancels a request without an answer.
 */
export function openSession(options: SessionOptions): () => void {
  const { url, body, isSubscription, onState, onNotification } = options;
  // Older browsers refuse a fragment.
  const socket = new WebSocket(url.replace(/#.*/, ''));
  const start = performance.now();
  let phase: RunState['phase'];

  const enter = (next: RunState) => {
    phase = next.phase;
    onState(next);
  };
  const end = (outcome: Outcome) => {
    if (phase === 'ended') return;
    clearTimeout(timer);
    // The node ends subscriptions whose connection is closed.
    socket.close();
    enter({ phase: 'ended', ...outcome });
  };
  const timer = setTimeout(() => end({ failure: failures.timeout }), timeoutMs);

  socket.onopen = () => {
    socket.send(body);
    enter({ phase: 'waiting' });
  };
  socket.onmessage = ({ data }) => {
    const text = String(data);
    if (text.length > maxAnswerBytes) return end({ failure: failures.tooLarge });
    if (phase === 'subscribed') return onNotification(text);
    const failure = checkEnvelope(text);
    if (failure || !isSubscription)
      return end({ answer: { isOk: true, ms: performance.now() - start, text }, failure });
    clearTimeout(timer);
    enter({ phase: 'subscribed', id: parseExact(text)?.result });
  };
  socket.onclose = (event) => {
    if (!navigator.onLine) return end({ failure: failures.offline });
    end({ failure: phase === 'connecting' ? failures.unreachable(url) : failures.closed(event) });
  };
  enter({ phase: 'connecting' });

  return () => end(phase === 'subscribed' ? {} : { failure: failures.cancelled });
}
