import { useEffect, useRef, useState } from 'react';
import { Session, type SessionOptions, type SessionState } from '@/lib/rpc/subscription';

/** A notification with its number, from 1. */
export interface Notification {
  number: number;
  at: number;
  text: string;
}

/** The notifications so far: the newest first, up to a limit, and how many there were. */
export interface Stream {
  kept: readonly Notification[];
  count: number;
}

const most = 100;
const nothing: Stream = { kept: [], count: 0 };

/** The page shows new notifications at this interval, in milliseconds: some subscriptions send hundreds a second. */
const frame = 100;

/** One subscription at a time. Leaving the page ends it. */
export function useSubscription() {
  const [state, setState] = useState<SessionState>();
  const [live, setLive] = useState(nothing);
  const [frozen, setFrozen] = useState<Stream>();
  const session = useRef<Session>(undefined);
  const stream = useRef(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      session.current?.close();
    },
    [],
  );

  const flush = () => {
    timer.current = undefined;
    setLive(stream.current);
  };
  const receive = (text: string) => {
    const { kept, count } = stream.current;
    const newest = { number: count + 1, at: Date.now(), text };
    stream.current = { kept: [newest, ...kept.slice(0, most - 1)], count: count + 1 };
    timer.current ??= setTimeout(flush, frame);
  };

  return {
    state,
    /** What is shown: the notifications until the reader paused, or until now. */
    stream: frozen ?? live,
    /** How many arrived since the pause. */
    waiting: frozen ? live.count - frozen.count : 0,
    isPaused: frozen !== undefined,
    setPaused: (isPaused: boolean) => setFrozen(isPaused ? live : undefined),
    clear: () => {
      stream.current = nothing;
      setLive(nothing);
      if (frozen) setFrozen(nothing);
    },
    start: (options: Omit<SessionOptions, 'onState' | 'onNotification'>) => {
      session.current?.close();
      session.current = new Session({ ...options, onState: setState, onNotification: receive });
    },
    cancel: () => session.current?.cancel(),
    unsubscribe: () => session.current?.unsubscribe(),
  };
}
