import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/rpc/call';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { requestBody, requestId } from '@/lib/rpc/request';
import { Session, type SessionState } from '@/lib/rpc/subscription';

/** A request and how far it came. `curl` and the explanation of a failure are about what was sent. */
export interface Run {
  url: string;
  body: string;
  state: SessionState;
  /** When it entered this state, in milliseconds. */
  at: number;
}

/** Sends one request at a time, by HTTP or websocket. Leaving the page ends it. */
export function useRun(
  { name, transport, unsubscribe }: ConsoleMethod,
  onNotification: (text: string) => void,
) {
  const [run, setRun] = useState<Run>();
  const [result, setResult] = useState<Run>();
  const session = useRef<Pick<Session, 'unsubscribe' | 'cancel' | 'close'>>(undefined);

  useEffect(() => () => session.current?.close(), []);

  return {
    /** The last request, and the last one with a result. They differ while an answer is on its way. */
    run,
    result,
    start: (url: string, params: Json[]) => {
      const body = requestBody(requestId, name, params);
      const onState = (state: SessionState) => {
        const next = { url, body, state, at: Date.now() };
        setRun(next);
        if (state.kind !== 'connecting' && state.kind !== 'requesting') setResult(next);
      };
      session.current?.close();
      session.current =
        transport === 'http'
          ? startCall(url, body, onState)
          : new Session({ url, method: name, params, unsubscribe, onState, onNotification });
    },
    cancel: () => session.current?.cancel(),
    unsubscribe: () => session.current?.unsubscribe(),
  };
}

/** A request by HTTP, used like one by websocket. */
function startCall(url: string, body: string, onState: (state: SessionState) => void) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  onState({ kind: 'requesting' });
  void call({ url, body, id: requestId, signal: controller.signal }).then((outcome) =>
    onState(
      outcome.kind === 'ok'
        ? { kind: 'answered', answer: outcome.answer }
        : { kind: 'failed', failure: outcome },
    ),
  );
  return { unsubscribe: () => {}, cancel, close: cancel };
}
