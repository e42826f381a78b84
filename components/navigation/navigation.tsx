'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LoadFailure } from '@/components/ui/error-box';
import { listen } from '@/components/ui/listen';
import { findLink, isPlainClick, linkTarget } from '@/lib/browser/link-target';
import { setPreferredVersion } from '@/lib/browser/preferences';
import { samePage, toRoute } from '@/lib/url';
import { currentVersion } from '@/lib/versions';
import styles from './navigation.module.css';
import { startProgress } from './progress';
import { useContentEvents } from './use-content-events';
import { useIntentPrefetch } from './use-intent-prefetch';
import {
  cancelNavigation,
  endNavigation,
  pendingNavigation,
  registerHistoryEntry,
  useNavigate,
} from './use-navigate';

/**
 * Turns plain links into client-side navigation: the open page stays until the next one is loaded. One listener serves
 * all links, so that a long text has nothing to hydrate. If the data of a page fails, the router loads its document.
 * Mounted once, in the root layout.
 */
export function Navigation() {
  const navigate = useNavigate();
  const route = toRoute(usePathname());
  const offlineTo = useStore(pendingNavigation, ({ to, isOffline }) => (isOffline ? to : undefined));

  useIntentPrefetch();
  // In development, shows a change of content in the open page.
  useContentEvents(useRouter().refresh);
  useEffect(() => setPreferredVersion(currentVersion.name), []);
  useEffect(() => endNavigation(route), [route]);
  useEffect(() => {
    // The router handles Back and Forward itself, and the browser may restore the page from its cache.
    const onTraverse = () => startProgress(location.pathname, route, () => location.reload());
    return listen({
      click: (event) => {
        const to = openLink(event, route);
        if (to !== undefined) navigate(to);
      },
      hashchange: registerHistoryEntry,
      popstate: () => {
        cancelNavigation();
        onTraverse();
      },
      pageshow: onTraverse,
    });
  }, [navigate, route]);

  if (offlineTo === undefined) return null;
  return <OfflineNotice key={offlineTo} retry={() => navigator.onLine && navigate(offlineTo)} />;
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
  // The router does nothing for the page that is open.
  if (samePage(pathname, route) && hash === '') scrollTo(0, 0);
  return to;
}

/** A notice above the open page, which retries when the network is back. Its Retry button gets the focus. */
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
