import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
import { hostedConfig } from '@/lib/search/hosted-config';
import { HostedRelated } from './hosted-related';
import styles from './related.module.css';

/** Pages to read next, found at build time. A hosted search service is asked for better ones, if there is one. */
export function Related({ current, pages }: { current: string; pages: Crumb[] }) {
  if (pages.length === 0) return null;
  const items = pages.map(({ label, href }) => (
    <li key={href}>
      <SiteLink href={href ?? '/'}>{label}</SiteLink>
    </li>
  ));
  return (
    <nav aria-labelledby="related-pages" className={styles.related}>
      <h2 id="related-pages">Related pages</h2>
      {hostedConfig ? (
        <HostedRelated current={current} most={pages.length}>
          {items}
        </HostedRelated>
      ) : (
        <ul>{items}</ul>
      )}
    </nav>
  );
}
