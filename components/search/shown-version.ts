import { routeOf, versionOf } from '@/lib/url';

/** Name of the version that the reader reads, within which he searches. */
export function shownVersion(): string {
  return versionOf(routeOf(location.pathname));
}
