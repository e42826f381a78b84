import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
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
      <List current={current} most={pages.length}>
        {items}
      </List>
    </nav>
  );
}

/** The code of the hosted list is imported where it is used, so that no site without the service has it. */
async function List(props: { current: string; most: number; children: ReactNode }) {
  if (process.env.SEARCH_ENGINE !== 'hosted') return <ul>{props.children}</ul>;
  const { HostedRelated } = await import('./hosted-related');
  return <HostedRelated {...props} />;
}
