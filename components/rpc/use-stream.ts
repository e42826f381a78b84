import { useEffect, useRef, useState } from 'react';

/** A notification with its number, from 1. */
export interface Notification {
  number: number;
  at: Date;
  text: string;
}

const most = 100;

/** The newest notifications first, up to a limit, and how many there were. */
const nothing = { kept: [] as readonly Notification[], count: 0 };

/** The page shows new notifications at this interval, in milliseconds: some subscriptions send hundreds a second. */
const frame = 100;

/** The notifications so far, which the reader may pause and clear. */
export function useStream() {
  const [live, setLive] = useState(nothing);
  const [frozen, setFrozen] = useState<typeof nothing>();
  const stream = useRef(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const flush = () => {
    timer.current = undefined;
    setLive(stream.current);
  };
  return {
    /** What is shown: the notifications until the reader paused, or until now. */
    ...(frozen ?? live),
    /** How many arrived since the pause. */
    waiting: frozen ? live.count - frozen.count : 0,
    isPaused: frozen !== undefined,
    setPaused: (isPaused: boolean) => setFrozen(isPaused ? live : undefined),
    clear: () => {
      stream.current = nothing;
      setLive(nothing);
      if (frozen) setFrozen(nothing);
    },
    receive: (text: string) => {
      const { kept, count } = stream.current;
      const newest = { number: count + 1, at: new Date(), text };
      stream.current = { kept: [newest, ...kept.slice(0, most - 1)], count: count + 1 };
      timer.current ??= setTimeout(flush, frame);
    },
  };
}
