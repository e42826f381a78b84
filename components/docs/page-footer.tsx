import { SiteLink } from '@/components/ui/site-link';
import styles from './page-footer.module.css';

interface PageFooterProps {
  editUrl?: string | undefined;
  /** ISO date from the history of the page's file; absent rather than guessed. */
  lastUpdated?: string | undefined;
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** How to fix the page, and how old it is. */
export function PageFooter({ editUrl, lastUpdated }: PageFooterProps) {
  if (editUrl === undefined && lastUpdated === undefined) return null;
  return (
    <div className={styles.footer}>
      {editUrl !== undefined && (
        <SiteLink href={editUrl} className={styles.edit}>
          Edit this page
        </SiteLink>
      )}
      {lastUpdated !== undefined && (
        <p>
          Last updated on <time dateTime={lastUpdated}>{format.format(new Date(lastUpdated))}</time>
        </p>
      )}
    </div>
  );
}
