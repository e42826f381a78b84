import { SiteLink } from '@/components/ui/site-link';
import type { Crumb, PageLink } from '@/lib/navigation/types';
import { Feedback } from './feedback';
import styles from './page-footer.module.css';

export interface PageFooterProps {
  /** Route of the page. */
  current: string;
  /** The neighbors of the page in its sidebar. */
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  related?: Crumb[] | undefined;
  /** Where the page can be edited; absent, like `feedbackUrl`, for a page without a content file. */
  editUrl?: string | undefined;
  /** Opens the page's file in the writer's editor, in development. */
  sourceUrl?: string | undefined;
  /** ISO date from the git history of the page's file. */
  lastUpdated?: string | undefined;
  feedbackUrl?: string | undefined;
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Edit link, date, feedback, and links to other pages. */
export function PageFooter(props: PageFooterProps) {
  const { current, previous, next, related = [], editUrl, sourceUrl, lastUpdated, feedbackUrl } = props;
  return (
    <footer className={styles.footer}>
      {editUrl !== undefined && (
        <div className={styles.facts}>
          <SiteLink href={editUrl} className={styles.edit}>
            Edit this page
          </SiteLink>
          {sourceUrl !== undefined && (
            <SiteLink href={sourceUrl} className={styles.edit}>
              Open in the editor
            </SiteLink>
          )}
          {lastUpdated !== undefined && (
            <p>
              Last updated on <time dateTime={lastUpdated}>{format.format(new Date(lastUpdated))}</time>
            </p>
          )}
        </div>
      )}
      {feedbackUrl !== undefined && <Feedback action={feedbackUrl} route={current} />}
      {(previous || next) && (
        <nav aria-label="Previous and next page" className={styles.pagination}>
          {previous && (
            <SiteLink href={previous.href} rel="prev" className={styles.previous}>
              <span>Previous</span>
              {previous.label}
            </SiteLink>
          )}
          {next && (
            <SiteLink href={next.href} rel="next" className={styles.next}>
              <span>Next</span>
              {next.label}
            </SiteLink>
          )}
        </nav>
      )}
      {related.length > 0 && (
        <nav aria-labelledby="related-pages" className={styles.related}>
          <h2 id="related-pages">Related pages</h2>
          <ul>
            {related.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href ?? '/'}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
