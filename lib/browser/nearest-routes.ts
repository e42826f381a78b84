import { findWithin } from '@/lib/nearest';
import { toRoute, withBase } from '@/lib/url';

/** The routes most similar to the path of the page, from the sitemap, so that no page has to contain the list. */
export async function fetchNearestRoutes(): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'));
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  const routes = Array.from(sitemap.querySelectorAll('loc'), (loc) =>
    toRoute(new URL(loc.textContent ?? '').pathname),
  );
  return nearestRoutes(toRoute(location.pathname), routes);
}

/** Up to three routes of whose characters at most 40 % differ from a path, most similar first, ignoring case. */
export function nearestRoutes(path: string, routes: readonly string[]): string[] {
  return findWithin(path, routes, (route) => 0.4 * Math.max(path.length, route.length)).slice(0, 3);
}
