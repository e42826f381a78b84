/** How long a button shows what became of the copy. */
const SHOWN_MS = 2000;

/** Says what became of copies. */
export interface CopyReport {
  /** Shows it on the button (`data-state`) and says it in the page's live region (`data-copy-status`). */
  report: (button: HTMLElement, state: 'copied' | 'failed', text: string) => void;
  /** Forgets what is still to be taken back. */
  stop: () => void;
}

/** One for all buttons of a kind. */
export function createCopyReport(): CopyReport {
  const timers = new Map<HTMLElement, number>();

  const say = (text: string) => {
    const status = document.querySelector('[data-copy-status]');
    if (status) status.textContent = text;
  };
  return {
    report: (button, state, text) => {
      button.dataset.state = state;
      say(text);
      window.clearTimeout(timers.get(button));
      const timer = window.setTimeout(() => {
        delete button.dataset.state;
        say('');
      }, SHOWN_MS);
      timers.set(button, timer);
    },
    stop: () => {
      for (const timer of timers.values()) window.clearTimeout(timer);
    },
  };
}
