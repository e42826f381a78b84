import { setPreferredVersion } from '@/lib/store/preferences';
import { routeOf } from '@/lib/url';
import { versionOf } from '@/lib/version';

/** Remembers the version that the page is of: reading a version is preferring it. There is nothing to undo. */
export function attachPreferredVersion(): () => void {
  setPreferredVersion(versionOf(routeOf(location.pathname)));
  return () => undefined;
}
