import { useEffect, useRef, useState } from 'react';
import { announce } from './live-region';

/** How long a button shows whether the copy worked, in milliseconds. */
const SHOWN = 2000;

type Outcome = 'copied' | 'failed';

/**
 * The outcome of the last copy, for its button, and a function that copies by calling `write`, then shows and announces
 * the outcome. `onFailure` is called if the browser refused.
 */
export function useCopy(messages: Record<Outcome, string>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (next: Outcome) => {
    setOutcome(next);
    announce(messages[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOutcome(undefined);
      announce('');
    }, SHOWN);
  };
  const copy = async (write: () => Promise<void>, onFailure?: () => void) => {
    try {
      await write();
      report('copied');
    } catch {
      onFailure?.();
      report('failed');
    }
  };
  return [outcome, copy] as const;
}
