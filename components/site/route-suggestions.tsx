'use client';

import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { routeOf, withBase } from '@/lib/url';
import { nearestRoutes } from './nearest-routes';
import styles from './not-found.module.css';

/** The routes of the site, from its sitemap: loaded here only, so that no other page carries the list. */
async function fetchRoutes(): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'));
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return Array.from(sitemap.querySelectorAll('loc'), (loc) => new URL(loc.textContent ?? '').pathname);
}

/** Pages whose address is like the one asked for; nothing where there are none or the list can not be had. */
export function RouteSuggestions() {
  const [routes, setRoutes] = useState<string[]>([]);

  useEffect(() => {
    const asked = routeOf(location.pathname);
    fetchRoutes().then(
      (all) => setRoutes(nearestRoutes(asked, all.map(routeOf))),
      () => setRoutes([]),
    );
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
