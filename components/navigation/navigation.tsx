'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LoadFailure } from '@/components/ui/error-box';
import { listen } from '@/components/ui/listen';
import { findLink, isPlainClick, linkTarget } from '@/lib/link-target';
import { setPreferredVersion } from '@/lib/store/preferences';
import { routeOf, samePage } from '@/lib/url';
import { currentVersion } from '@/lib/versions';
import styles from './navigation.module.css';
import { startProgress } from './progress';
import { useContentEvents } from './use-content-events';
import { useIntentPrefetch } from './use-intent-prefetch';
import { adoptEntry, asked, cancelNavigation, endNavigation, useNavigate } from './use-navigate';

/**
 * Turns plain links into client-side navigation: the next page is loaded while the present one stays, then switched.
 * Links are `<a>` that work without it; one listener serves them all, so that a long text has nothing to hydrate.
 * A page whose data fails is loaded as a
 * document, by the router. Offline, the open page stays and shows a notice. Mounted once, in the root layout.
 */
export function Navigation() {
  const navigate = useNavigate();
  const route = routeOf(usePathname());
  const held = useStore(asked, ({ to, isHeld }) => (isHeld ? to : undefined));

  useIntentPrefetch();
  // Development only: shows a change of content in the open page, scroll position and all.
  useContentEvents(useRouter().refresh);
  useEffect(() => setPreferredVersion(currentVersion.name), []);
  useEffect(() => endNavigation(route), [route]);
  useEffect(() => {
    // The router handles Back and Forward itself, and the browser brings pages back from its cache.
    const onTraverse = () => startProgress(location.pathname, route, () => location.reload());
    return listen({
      click: (event) => {
        const opened = openLink(event, route);
        if (opened !== undefined) navigate(opened);
      },
      hashchange: adoptEntry,
      popstate: () => {
        cancelNavigation();
        onTraverse();
      },
      pageshow: onTraverse,
    });
  }, [navigate, route]);

  if (held === undefined) return null;
  return <OfflineNotice key={held} retry={() => navigator.onLine && navigate(held)} />;
}

/**
 * Takes a click on a link to a page while `route` is shown, and leaves any other click to the browser.
 *
 * @returns what the router is to open
 */
export function openLink(event: MouseEvent, route: string): string | undefined {
  const link = isPlainClick(event) ? findLink(event.target) : undefined;
  const to = link && linkTarget(link, location.href);
  if (!link || !to) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.href);
  // The router does nothing for the page that is open, so scroll to its top here.
  if (samePage(pathname, route) && hash === '') scrollTo(0, 0);
  return to;
}

/**
 * A notice above the open page that the next page cannot be loaded offline. It retries when the network is back. Its
 * Retry button gets the focus.
 */
function OfflineNotice({ retry }: { retry: () => void }) {
  useEffect(() => listen({ online: retry }), [retry]);
  return (
    <div ref={showNotice} className={styles.notice}>
      <LoadFailure error="There is no network connection." retry={retry} isBeside />
    </div>
  );
}

function showNotice(notice: HTMLElement | null): void {
  notice?.scrollIntoView();
  notice?.querySelector('button')?.focus({ preventScroll: true });
}
