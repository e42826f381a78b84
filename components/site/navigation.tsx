'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { retryFetch } from '@/lib/next-seams';
import { setPreferredVersion } from '@/lib/store/preferences';
import { routeOf, samePage } from '@/lib/url';
import { versionOf } from '@/lib/version';
import { isPlainClick, linkOf, linkTarget } from './link-target';
import { OfflineNotice } from './offline-notice';
import { useFragmentHistory } from './use-fragment-history';
import { useIntentPrefetch } from './use-intent-prefetch';
import { startProgress, useProgress } from './use-progress';

/**
 * Turns plain links into client-side navigation: the next page is loaded while the present one stays, then switched.
 * Links are `<a>` that work without it; one listener serves them all, so that a long text has nothing to hydrate.
 * Offline, the page that is open stays and says so. Mounted once, in the root layout.
 */
export function Navigation() {
  const { push } = useRouter();
  const route = routeOf(usePathname());
  const [isPending, startTransition] = useTransition();
  /** Where the reader wants to go as soon as there is a network. */
  const [wanted, setWanted] = useState<string>();

  useProgress(route, isPending);
  useIntentPrefetch();
  useFragmentHistory();
  useEffect(() => retryFetch(), []);
  useEffect(() => setPreferredVersion(versionOf(route)), [route]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = openLink(event, route);
      if (to === undefined) return;
      setWanted(navigator.onLine ? undefined : to);
      if (!navigator.onLine) return;
      startProgress(to, route);
      startTransition(() => push(to));
    };
    const onTraverse = () => setWanted(undefined);
    document.addEventListener('click', onClick);
    addEventListener('popstate', onTraverse);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onTraverse);
    };
  }, [push, route]);

  const goOn = () => {
    if (wanted === undefined || !navigator.onLine) return;
    setWanted(undefined);
    startProgress(wanted, route);
    startTransition(() => push(wanted));
  };
  return wanted === undefined ? null : <OfflineNotice key={wanted} retry={goOn} />;
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
  // The router has nothing to do for the page that is open; the reader asked for its beginning.
  if (samePage(pathname, route) && hash === '') scrollTo(0, 0);
  return to;
}
