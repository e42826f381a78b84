'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { PageLink } from '@/lib/nav/types';
import { routeOf, withBase } from '@/lib/url';
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
    findSimilar(leaving.signal)
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

/** Routes like the path that was asked for. Every page has the code of this one, so what compares them is apart. */
async function findSimilar(signal: AbortSignal): Promise<string[]> {
  const [routes, { nearestRoutes }] = await Promise.all([fetchRoutes(signal), import('@/lib/nearest')]);
  return nearestRoutes(routeOf(location.pathname), routes);
}

/** The routes of the site, from its sitemap: no other page carries the list. */
async function fetchRoutes(signal: AbortSignal): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'), { signal });
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return Array.from(sitemap.querySelectorAll('loc'), (loc) =>
    routeOf(new URL(loc.textContent ?? '').pathname),
  );
}
