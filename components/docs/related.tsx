import type { Crumb } from '@/lib/nav/types';
import { hostedConfig } from '@/lib/search/hosted-config';
import styles from './related.module.css';
import { RelatedList } from './related-list';

/** Pages to read next, found at build time; where a hosted search service is configured, it is asked for its own. */
export async function Related({ current, pages }: { current: string; pages: Crumb[] }) {
  if (pages.length === 0) return null;
  const hosted = process.env.SEARCH_ENGINE === 'hosted' ? await import('./related-hosted') : undefined;
  return (
    <nav aria-labelledby="related-pages" className={styles.related}>
      <h2 id="related-pages">Related pages</h2>
      {hosted && hostedConfig ? (
        <hosted.RelatedHosted config={hostedConfig} current={current} pages={pages} />
      ) : (
        <RelatedList pages={pages} />
      )}
    </nav>
  );
}
