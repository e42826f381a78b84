import { copyText } from './copy-text';

/** How long a button shows what became of the copy. */
const SHOWN_MS = 2000;

const messages = {
  copied: 'Copied',
  failed: 'The browser refused to copy. Select the code and press Ctrl+C or ⌘C.',
};

/**
 * Serves every copy button of the page with one listener, and says the outcome in the page's live region
 * (`data-copy-status`). Returns the undo.
 */
export function attachCodeCopy(): () => void {
  const timers = new Map<HTMLElement, number>();

  const say = (text: string) => {
    const status = document.querySelector('[data-copy-status]');
    if (status) status.textContent = text;
  };
  const report = (button: HTMLElement, state: keyof typeof messages) => {
    button.dataset.state = state;
    say(messages[state]);
    window.clearTimeout(timers.get(button));
    const timer = window.setTimeout(() => {
      delete button.dataset.state;
      say('');
    }, SHOWN_MS);
    timers.set(button, timer);
  };

  const copy = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
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
}
