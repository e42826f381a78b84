import { samePage } from '@/lib/url';
import { isPlainClick, linkOf, linkTarget } from './link-target';
import { startProgress } from './use-progress';

/** Opens the page that a click on a link asks for while `route` is shown. Leaves any other click to the browser. */
export function followLink(event: MouseEvent, route: string, open: (to: string) => void): void {
  const link = isPlainClick(event) ? linkOf(event.target) : undefined;
  const to = link && linkTarget(link, location.href);
  if (link === undefined || to === undefined) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.href);
  startProgress(pathname, route);
  open(to);
  // The router has nothing to do for the page that is open; the reader asked for its beginning.
  if (samePage(pathname, route) && hash === '') scrollTo(0, 0);
}
