import { useEffect, useRef, useState } from 'react';
import { Action } from './action';

/** How long the button shows what became of the copy, in milliseconds. */
const shownMs = 2000;

const messages = { copied: 'Copied', failed: 'The browser refused to copy' };

/** Copies a text and says so. The text is made when it is wanted. */
export function CopyAction({ text, label }: { text: () => string; label: string }) {
  const [state, setState] = useState<keyof typeof messages>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
    timer.current = setTimeout(() => setState(undefined), shownMs);
  };
  return (
    <>
      <Action onClick={copy}>{state === undefined ? label : messages[state]}</Action>
      <span role="status" className="visually-hidden">
        {state !== undefined && messages[state]}
      </span>
    </>
  );
}
