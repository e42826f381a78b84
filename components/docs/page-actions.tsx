'use client';

import icon from '@/components/ui/copy-icon.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { useCopyReport } from '@/components/ui/use-copy-report';
import { href } from '@/lib/url';
import styles from './page-actions.module.css';

/** Copies the page as Markdown, or opens it as a Markdown file. */
export function PageActions({ markdown }: { markdown: string }) {
  const [outcome, report] = useCopyReport();

  const copy = async () => {
    try {
      // Passes the promise itself: Safari refuses to write to the clipboard after the click event has ended.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(href(markdown)) })]);
      report('copied', 'Page copied');
    } catch {
      report('failed', 'The page could not be copied. Open it with View as Markdown and copy it there.');
    }
  };

  return (
    <div className={styles.actions}>
      <button type="button" className={icon.icon} data-state={outcome} onClick={() => void copy()}>
        Copy page
      </button>
      <SiteLink href={markdown} className={icon.icon}>
        View as Markdown
      </SiteLink>
    </div>
  );
}

/** Loads the text at an address. @throws if the server does not answer with it */
async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
