import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
import styles from './not-found.module.css';

/**
 * What a reader sees at an address without page. One file serves all such addresses, so the path asked for and the
 * pages with similar paths are filled in by missing-page.ts; the sections are there without it.
 */
export function NotFound({ sections }: { sections: Crumb[] }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1>Page not found</h1>
      <p>
        There is no page at <span data-asked-path="">this address</span>. It may have moved, or the address
        may have a typing error.
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
      <div data-suggestions="" aria-live="polite">
        <p hidden>Did you mean:</p>
        <ul className={styles.links} />
      </div>
    </main>
  );
}
