import { useEffect, useRef, useState } from 'react';
import { exactJson, type Json } from '@/lib/json';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { requestBody } from '@/lib/reference/rpc/request';
import { call } from '@/lib/rpc-client/call';
import { failures } from '@/lib/rpc-client/failures';
import { openSession, type RunState } from '@/lib/rpc-client/subscription';

/** By URL, when a server that asked for a pause takes requests again, in milliseconds; the other clusters still do. */
const pauses = new Map<string, number>();

/** When a server takes requests again, in milliseconds since 1970; 0 if it does now. */
export function pauseEnd(url: string): number {
  return pauses.get(url) ?? 0;
}

/** Sends one request at a time, over HTTP or a websocket. Leaving the page ends it. */
export function useRun(
  { name, transport, notification }: ConsoleMethod,
  onNotification: (text: string) => void,
) {
  const [run, setRun] = useState<RunState>();
  const [result, setResult] = useState<RunState>();
  const end = useRef<() => void>(undefined);

  useEffect(() => () => end.current?.(), []);

  return {
    /** The last request, and the last request with a result. They differ while a request is pending. */
    run,
    result,
    start: (url: string, params: Json[]) => {
      const body = exactJson(requestBody(name, params));
      const onState = (state: RunState) => {
        const { wait } = state.failure ?? {};
        if (wait !== undefined) pauses.set(url, Date.now() + wait * 1000);
        setRun(state);
        if (state.phase === 'subscribed' || state.phase === 'ended') setResult(state);
      };
      if (transport === 'websocket') {
        const isSubscription = notification !== undefined;
        end.current = openSession({ url, body, isSubscription, onState, onNotification });
        return;
      }
      const controller = new AbortController();
      end.current = () => controller.abort(failures.cancelled);
      onState({ phase: 'waiting' });
      void call(url, body, controller).then((outcome) => onState({ phase: 'ended', ...outcome }));
    },
    /** Ends the subscription, or cancels a pending request. */
    end: () => end.current?.(),
  };
}
