'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { PageLink } from '@/lib/nav/types';
import styles from './not-found.module.css';

/** What a reader sees at an address without a page. The sections are there without JavaScript. */
export function NotFound({ sections }: { sections: PageLink[] }) {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <h1>Page not found</h1>
      <p>
        There is no page at <AskedPath />. It may have moved, or the address may have a typing error.
      </p>
      <p>Go to one of the sections:</p>
      <ul className={styles.links}>
        {sections.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <SimilarPages />
    </main>
  );
}

/** The path that the reader asked for. One document answers for all, so it is known only in the browser. */
function AskedPath() {
  const path = useSyncExternalStore(
    () => () => {},
    () => location.pathname,
    () => undefined,
  );
  return path === undefined ? 'this address' : <code>{path}</code>;
}

/** The pages whose addresses are like the one that was asked for. */
function SimilarPages() {
  const [routes, setRoutes] = useState<string[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    // Every page has the code of this one, so what finds them is apart.
    import('@/lib/addresses/similar-routes')
      .then(({ similarRoutes }) => similarRoutes(leaving.signal))
      .then(setRoutes)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The list of pages could not be loaded.', error);
      });
    return () => leaving.abort();
  }, []);

  return (
    <div aria-live="polite">
      {routes.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul className={styles.links}>
            {routes.map((route) => (
              <li key={route}>
                <SiteLink href={route}>{route}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
