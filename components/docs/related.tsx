import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
import styles from './related.module.css';

/** Pages to read next, found at build time. */
export function Related({ pages }: { pages: Crumb[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="related-pages" className={styles.related}>
      <h2 id="related-pages">Related pages</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href ?? '/'}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
