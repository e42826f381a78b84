import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
import styles from './pagination.module.css';

interface PaginationProps {
  previous?: Crumb | undefined;
  next?: Crumb | undefined;
}

/** The neighbours of the page in the order of its sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous?.href && !next?.href) return null;
  return (
    <nav aria-label="Previous and next page" className={styles.pagination}>
      {previous?.href !== undefined && (
        <SiteLink href={previous.href} rel="prev" className={styles.previous}>
          <span>Previous</span>
          {previous.label}
        </SiteLink>
      )}
      {next?.href !== undefined && (
        <SiteLink href={next.href} rel="next" className={styles.next}>
          <span>Next</span>
          {next.label}
        </SiteLink>
      )}
    </nav>
  );
}
