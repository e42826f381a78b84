import { createCopyReport } from './copy-report';
import { copyText } from './copy-text';

const messages = {
  copied: 'Copied',
  failed: 'The browser refused to copy. Select the code and press Ctrl+C or ⌘C.',
};

/** Serves every copy button of the page's code with one listener, and says the outcome. Returns the undo. */
export function attachCodeCopy(): () => void {
  const { report, stop } = createCopyReport();

  const copy = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const pre = button?.parentElement?.querySelector('pre');
    if (!button || !pre) return;
    try {
      await navigator.clipboard.writeText(copyText(pre));
      report(button, 'copied', messages.copied);
    } catch {
      window.getSelection()?.selectAllChildren(pre);
      report(button, 'failed', messages.failed);
    }
  };

  document.addEventListener('click', copy);
  return () => {
    document.removeEventListener('click', copy);
    stop();
  };
}
