import { routeOf } from '@/lib/url';
import { type MovedRoutes, movedAddress } from './moved-routes';

/**
 * content/redirects.json after a move: what led to the old routes leads to the new ones, what led away from a new
 * route goes, and each old route leads to its new one.
 *
 * @param published old routes that have been published
 */
export function movedRedirects(raw: string, moved: MovedRoutes, published: readonly string[]): string {
  const known = Object.entries(JSON.parse(raw) as Record<string, string>);
  const taken = new Set([...moved.values()].map(routeOf));
  const kept = known
    .filter(([from]) => !taken.has(routeOf(from)))
    .map(([from, to]) => [from, movedAddress(to, moved) ?? to]);
  const added = published.map((route) => [route, moved.get(routeOf(route))]);
  return `${JSON.stringify(Object.fromEntries([...kept, ...added]), null, 2)}\n`;
}
