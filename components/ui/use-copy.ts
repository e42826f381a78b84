import { useEffect, useRef, useState } from 'react';
import { announce } from './live-region';

/** How long a button shows whether the copy worked, in milliseconds. */
const SHOWN = 2000;

type Outcome = 'copied' | 'failed';

/** The outcome of the last copy, for its button, and a function that copies by `write` and announces the outcome. */
export function useCopy(messages: Record<Outcome, string>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (write: () => Promise<void>, onFailure?: () => void) => {
    let next: Outcome = 'copied';
    try {
      await write();
    } catch {
      next = 'failed';
      onFailure?.();
    }
    setOutcome(next);
    announce(messages[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOutcome(undefined);
      announce('');
    }, SHOWN);
  };
  return [outcome, copy] as const;
}
