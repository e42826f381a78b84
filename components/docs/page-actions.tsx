import { SiteLink } from '@/components/ui/site-link';
import styles from './page-actions.module.css';

/** What readers take a page with: its Markdown, copied (page-copy.ts) or as a file of its own. */
export function PageActions({ markdown }: { markdown: string }) {
  return (
    <div className={styles.actions}>
      <button type="button" data-copy-page="">
        Copy page
      </button>
      <SiteLink href={markdown}>View as Markdown</SiteLink>
    </div>
  );
}
