import { routeOf, withBase } from '@/lib/url';
import { linkItem } from './link-item';
import { nearestRoutes } from './nearest-routes';

/** The routes of the site, from its sitemap: loaded here only, so that no other page carries the list. */
async function fetchRoutes(): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'));
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return Array.from(sitemap.querySelectorAll('loc'), (loc) => new URL(loc.textContent ?? '').pathname);
}

/**
 * Completes the page for unknown addresses: the path that was asked for, and the pages whose address is like it. The
 * words that stand there without it are right for any address. Returns the undo.
 */
export function attachMissingPage(): () => void {
  const path = document.querySelector('[data-asked-path]');
  const suggestions = document.querySelector<HTMLElement>('[data-suggestions]');
  if (!path || !suggestions) return () => undefined;
  const code = document.createElement('code');
  code.textContent = location.pathname;
  path.replaceChildren(code);
  suggest(suggestions).catch((error: unknown) => console.warn('There is no list of pages.', error));
  return () => undefined;
}

async function suggest(place: HTMLElement): Promise<void> {
  const routes = nearestRoutes(routeOf(location.pathname), (await fetchRoutes()).map(routeOf));
  place.querySelector('ul')?.replaceChildren(...routes.map((route) => linkItem(route, route)));
  const text = place.querySelector('p');
  if (text) text.hidden = routes.length === 0;
}
