import { nearestRoutes } from '@/lib/nearest';
import { routeOf, withBase } from '@/lib/url';

/**
 * The routes of the site that are similar to the path of the open page, nearest first. Empty if the sitemap is missing.
 */
export async function similarRoutes(signal: AbortSignal): Promise<string[]> {
  return nearestRoutes(routeOf(location.pathname), await fetchRoutes(signal));
}

/** The routes of the site, from its sitemap, so that no page has to contain the list. */
async function fetchRoutes(signal: AbortSignal): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'), { signal });
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return Array.from(sitemap.querySelectorAll('loc'), (loc) =>
    routeOf(new URL(loc.textContent ?? '').pathname),
  );
}
