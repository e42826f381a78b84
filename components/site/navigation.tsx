'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { routeOf, samePage } from '@/lib/url';
import { isPlainClick, linkOf, linkTarget } from './link-target';
import { useFragmentHistory } from './use-fragment-history';
import { useIdlePrefetch } from './use-idle-prefetch';
import { useIntentPrefetch } from './use-intent-prefetch';
import { usePageFocus } from './use-page-focus';
import { startProgress, useProgress } from './use-progress';

/**
 * Turns plain links into client-side navigation: the next page is loaded while the present one stays, then switched.
 * Links are server-rendered `<a>`; this one listener serves them all, so none is hydrated. If loading fails, the
 * page that is open says so (patient-navigation.ts). Renders nothing; mounted once, in the root layout.
 */
export function Navigation() {
  const { push } = useRouter();
  const route = routeOf(usePathname());
  const [pending, startTransition] = useTransition();

  useProgress(route, pending);
  useIntentPrefetch();
  useIdlePrefetch(route);
  usePageFocus(route);
  useFragmentHistory(route);

  useEffect(() => {
    const onClick = (event: MouseEvent) => openLink(event, route, (to) => startTransition(() => push(to)));
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [push, route]);

  return null;
}

/** Opens the page that a click on a link asks for while `route` is shown. Leaves any other click to the browser. */
export function openLink(event: MouseEvent, route: string, open: (to: string) => void): void {
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
