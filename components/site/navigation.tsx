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
    const onClick = (event: MouseEvent) => {
      const to = openLink(event, route);
      if (to) startTransition(() => push(to));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [push, route]);

  return null;
}

/**
 * Takes a click on a link to a page while `route` is shown, and leaves any other click to the browser.
 *
 * @returns what the router is to open
 */
export function openLink(event: MouseEvent, route: string): string | undefined {
  const link = isPlainClick(event) ? linkOf(event.target) : undefined;
  const to = link && linkTarget(link, location.href);
  if (!link || !to) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.href);
  startProgress(pathname, route);
  // The router has nothing to do for the page that is open; the reader asked for its beginning.
  if (samePage(pathname, route) && hash === '') scrollTo(0, 0);
  return to;
}
