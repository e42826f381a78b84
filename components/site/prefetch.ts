import { mayLoadAhead } from '@/lib/connection';
import { samePage } from '@/lib/url';
import { linkOf, linkTarget } from './link-target';

/** Has `load` fetch the page the link around `target` leads to, where the reader's connection allows for it. */
export function prefetchLink(target: EventTarget | null, load: (route: string) => void): void {
  const link = linkOf(target);
  const route = link && linkTarget(link, location.href)?.replace(/#.*/, '');
  if (route && !samePage(route, location.pathname) && mayLoadAhead()) load(route);
}
