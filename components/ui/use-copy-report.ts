import { useEffect, useRef, useState } from 'react';
import { announce } from './live-region';

/** How long a button shows whether the copy worked, in milliseconds. */
const SHOWN = 2000;

type Outcome = 'copied' | 'failed';

/** The outcome of a copy, for its button, and a function that shows and announces it. */
export function useCopyReport(): [
  outcome: Outcome | undefined,
  report: (outcome: Outcome, text: string) => void,
] {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (next: Outcome, text: string) => {
    setOutcome(next);
    announce(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOutcome(undefined);
      announce('');
    }, SHOWN);
  };
  return [outcome, report];
}
