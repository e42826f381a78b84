import { createCopyReport } from '@/components/mdx/copy-report';

/** Serves the button that copies the page as Markdown, which the link beside it leads to. Returns the undo. */
export function attachPageCopy(): () => void {
  const { report, stop } = createCopyReport();

  const copy = async (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-page]') : null;
    const link = button?.parentElement?.querySelector('a');
    if (!button || !link) return;
    try {
      // The promise itself is handed over: Safari refuses what is written after the click has passed.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(link.href) })]);
      report(button, 'copied', 'Page copied');
    } catch {
      report(
        button,
        'failed',
        'The page could not be copied. Open it with View as Markdown and copy it there.',
      );
    }
  };

  document.addEventListener('click', copy);
  return () => {
    document.removeEventListener('click', copy);
    stop();
  };
}

/** The text at an address. Throws an Error where there is none. */
async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
