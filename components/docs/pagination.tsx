import { SiteLink } from '@/components/ui/site-link';
import type { PageLink } from '@/lib/nav/types';
import styles from './pagination.module.css';

interface PaginationProps {
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** The neighbours of the page in the order of its sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
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
  );
}
