'use client';

import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { routeOf, withBase } from '@/lib/url';

/** The pages whose addresses are like the one that was asked for. */
export function SimilarPages({ className }: { className: string | undefined }) {
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
          <ul className={className}>
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
  const [routes, { nearestRoutes }] = await Promise.all([fetchRoutes(signal), import('./nearest-routes')]);
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
