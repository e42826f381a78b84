'use client';

import { useEffect, useRef } from 'react';
import { copyText } from './copy-text';

/** How long a button shows what became of the copy. */
const SHOWN_MS = 2000;

const messages = {
  copied: 'Copied',
  failed: 'The browser refused to copy. Select the code and press Ctrl+C or ⌘C.',
};

/**
 * Serves every copy button of the page with one listener, so that a page of a hundred code blocks hydrates none
 * of them, and says the outcome in a live region.
 */
export function CodeCopy() {
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const timers = new Map<HTMLElement, number>();

    const report = (button: HTMLElement, state: keyof typeof messages) => {
      button.dataset.state = state;
      if (status.current) status.current.textContent = messages[state];
      window.clearTimeout(timers.get(button));
      timers.set(
        button,
        window.setTimeout(() => {
          delete button.dataset.state;
          if (status.current) status.current.textContent = '';
        }, SHOWN_MS),
      );
    };

    const copy = async (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
      const pre = button?.parentElement?.querySelector('pre');
      if (!button || !pre) return;
      try {
        await navigator.clipboard.writeText(copyText(pre));
        report(button, 'copied');
      } catch {
        window.getSelection()?.selectAllChildren(pre);
        report(button, 'failed');
      }
    };

    document.addEventListener('click', copy);
    return () => {
      document.removeEventListener('click', copy);
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, []);

  return <p ref={status} role="status" className="visually-hidden" />;
}
