'use client';

import icon from '@/components/ui/copy-icon.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { useCopy } from '@/components/ui/use-copy';
import { href } from '@/lib/url';
import styles from './page-actions.module.css';

const messages = {
  copied: 'Page copied',
  failed: 'The page could not be copied. Open it with View as Markdown and copy it there.',
};

/** Copies the page as Markdown, opens it as a Markdown file, or opens the index for language models. */
export function PageActions({ markdown }: { markdown: string }) {
  const [outcome, copy] = useCopy(messages);
  // Writes the promise itself: Safari refuses to write to the clipboard after the click event has ended.
  const write = () =>
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href(markdown)) })]);

  return (
    <div className={styles.actions}>
      <button type="button" className={icon.icon} data-state={outcome} onClick={() => copy(write)}>
        Copy page
      </button>
      <SiteLink href={markdown} className={icon.icon}>
        View as Markdown
      </SiteLink>
      <SiteLink href="/llms.txt">
        <span className="visually-hidden">Index of all pages for agents: </span>
        llms.txt
      </SiteLink>
    </div>
  );
}

async function fetchText(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
