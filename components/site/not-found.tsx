import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
import { AskedPath } from './asked-path';
import styles from './not-found.module.css';
import { SimilarPages } from './similar-pages';

/** What a reader sees at an address without a page. The sections are there without JavaScript. */
export function NotFound({ sections }: { sections: Crumb[] }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1>Page not found</h1>
      <p>
        There is no page at <AskedPath />. It may have moved, or the address may have a typing error.
      </p>
      {sections.length > 0 && (
        <>
          <p>Go to one of the sections:</p>
          <ul className={styles.links}>
            {sections.map(({ label, href }) => (
              <li key={label}>{href && <SiteLink href={href}>{label}</SiteLink>}</li>
            ))}
          </ul>
        </>
      )}
      <SimilarPages className={styles.links} />
    </main>
  );
}
