import { routeOf } from '@/lib/url';
import { versionOf } from '@/lib/version';

/** Name of the version that the reader reads, within which he searches. */
export function shownVersion(): string {
  return versionOf(routeOf(location.pathname));
}
