'use client';

import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { PageLink } from '@/lib/navigation/types';
import styles from './not-found.module.css';

/** The page at unknown URLs. It is one document, so only the browser knows the path and can suggest similar ones. */
export function NotFound({ sections }: { sections: PageLink[] }) {
  const [path, setPath] = useState<string>();
  const [similar, setSimilar] = useState<string[]>([]);

  useEffect(() => {
    setPath(location.pathname);
    // Every page loads this component, but not the code that finds suggestions.
    import('@/lib/browser/nearest-routes')
      .then(({ fetchNearestRoutes }) => fetchNearestRoutes())
      .then(setSimilar)
      .catch((error: unknown) => console.warn('The list of pages could not be loaded.', error));
  }, []);

  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1>Page not found</h1>
      <p>
        There is no page at {path === undefined ? <span>this address</span> : <code>{path}</code>}. It may
        have moved, or the address may have a typing error.
      </p>
      <p>Go to one of the sections:</p>
      <Links links={sections} />
      <div aria-live="polite">
        {similar.length > 0 && (
          <>
            <p>Did you mean:</p>
            <Links links={similar.map((route) => ({ label: route, href: route }))} />
          </>
        )}
      </div>
    </main>
  );
}

function Links({ links }: { links: PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
