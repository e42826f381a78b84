import { routeOf } from '@/lib/url';
import { versionOf } from '@/lib/version';

/** Name of the version that the reader reads, within which he searches: what the page says, else its address. */
export function shownVersion(): string {
  const told = document.querySelector<HTMLElement>('[data-version]')?.dataset.version;
  return told ?? versionOf(routeOf(location.pathname));
}
