import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/rpc/call';
import type { Outcome } from '@/lib/rpc/outcome';

/** A request with its outcome; `curl` and the explanation speak of what was sent, not of what is typed since. */
export interface Sent {
  url: string;
  body: string;
  outcome: Outcome;
  /** When the outcome came, in milliseconds of the clock. */
  at: number;
}

/** Sends one request at a time; the last outcome stays until the next is there. Leaving the page cancels. */
export function useCall() {
  const [sent, setSent] = useState<Sent>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    sent,
    isRunning,
    cancel: () => running.current?.abort(),
    send: async (url: string, body: string, id: number) => {
      const controller = new AbortController();
      running.current = controller;
      setRunning(true);
      const outcome = await call({ url, body, id, signal: controller.signal });
      setRunning(false);
      setSent({ url, body, outcome, at: Date.now() });
    },
  };
}
