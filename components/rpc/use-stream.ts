import { startTransition, useState } from 'react';

/** A notification with its number, from 1. */
export interface Notification {
  number: number;
  at: Date;
  text: string;
}

const most = 100;

/** The newest notifications first, up to a limit, and how many there were. */
const nothing = { kept: [] as readonly Notification[], count: 0 };

/** The notifications so far, which the reader may pause and clear. */
export function useStream() {
  const [live, setLive] = useState(nothing);
  const [frozen, setFrozen] = useState<typeof nothing>();

  return {
    /** What is shown: the notifications until the reader paused, or until now. */
    ...(frozen ?? live),
    /** How many arrived since the pause. */
    waiting: frozen ? live.count - frozen.count : 0,
    isPaused: frozen !== undefined,
    setPaused: (isPaused: boolean) => setFrozen(isPaused ? live : undefined),
    clear: () => {
      setLive(nothing);
      if (frozen) setFrozen(nothing);
    },
    receive: (text: string) => {
      const at = new Date();
      // Some subscriptions send hundreds a second: React shows them together, and what the reader does goes first.
      startTransition(() =>
        setLive(({ kept, count }) => ({
          kept: [{ number: count + 1, at, text }, ...kept.slice(0, most - 1)],
          count: count + 1,
        })),
      );
    },
  };
}
