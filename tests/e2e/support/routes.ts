import { readFileSync } from 'node:fs';

/** Every published route in canonical form, as the built sitemap lists them. */
export const routes: string[] = Array.from(
  readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
  ([, address = '']) => new URL(address).pathname,
);

/** The four forms in which a route's address may be requested. */
export function forms(route: string): string[] {
  if (route === '/') return ['/', '/index.html'];
  const bare = route.replace(/\/$/, '');
  return [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}

/** The address in links to a route. */
export function linkOf(route: string): string {
  return route.endsWith('/') ? route : `${route}/`;
}

/** The built HTML file of a route. */
export function htmlFile(route: string): string {
  return `out${linkOf(route)}index.html`;
}
