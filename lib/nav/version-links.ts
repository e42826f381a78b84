import { routeOf, samePage } from '@/lib/url';
import { mountOf, versionOf, withinVersion } from '@/lib/version';
import type { VersionLink, VersionRoutes } from './types';

/**
 * The link of a page to each version: the same page, or the nearest page above it. For a page that is in no version,
 * such as the search page, it is the first page of each.
 *
 * @param current name of the version that the reader reads
 */
export function versionLinks(
  route: string,
  versions: readonly VersionRoutes[],
  current = versionOf(route),
): VersionLink[] {
  const isPage = versions.some(({ routes }) => routes.some((each) => samePage(each, route)));
  const own = withinVersion(routeOf(route));
  return versions.map(({ name, label, isLast, path, routes }) => {
    const found = isPage ? nearestRoute(routes, mountOf(name), own) : undefined;
    const isSame = !isPage || (found !== undefined && samePage(withinVersion(found), own));
    return { name, label, href: found ?? path, isCurrent: name === current, isLast, isSame };
  });
}

/** Route of the page below a mount, or of its nearest existing parent. */
function nearestRoute(routes: readonly string[], mount: string, route: string): string | undefined {
  const found = routes.find((each) => samePage(each, mount + route));
  if (found !== undefined || route === '/') return found;
  return nearestRoute(routes, mount, route.replace(/\/[^/]*\/?$/, '') || '/');
}
