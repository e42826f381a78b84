'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LoadFailure } from '@/components/ui/error-box';
import { listen } from '@/components/ui/listen';
import { canPrefetch } from '@/lib/browser/connection';
import { findLink, isPlainClick, linkTarget } from '@/lib/browser/link-target';
import { setPreferredVersion } from '@/lib/browser/preferences';
import { routeOf, samePage } from '@/lib/url';
import { currentVersion } from '@/lib/versions';
import styles from './navigation.module.css';
import { startProgress } from './progress';
import { useContentEvents } from './use-content-events';
import {
  cancelNavigation,
  endNavigation,
  pendingNavigation,
  registerHistoryEntry,
  useNavigate,
} from './use-navigate';

/** How long the pointer rests on a link before its page is loaded, in milliseconds. */
const HOVER = 65;

/**
 * Turns plain links into client-side navigation: the open page stays until the next one is loaded. One listener serves
 * all links, so that a long text has nothing to hydrate. If the data of a page fails, the router loads its document.
 */
export function Navigation() {
  const navigate = useNavigate();
  const route = routeOf(usePathname());
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

/** The URL that the router opens for a click while `route` is shown; undefined if the browser handles the click. */
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

/** Loads pages that a reader seems to want: on hover, focus and touch of a link. */
function useIntentPrefetch(): void {
  const { prefetch } = useRouter();

  useEffect(() => {
    let hover: ReturnType<typeof setTimeout> | undefined;
    const onReach = ({ target }: Event) => prefetchLink(target, prefetch);
    const onHover = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(hover);
      if (pointerType === 'mouse') hover = setTimeout(() => prefetchLink(target, prefetch), HOVER);
    };
    const handlers = { pointerover: onHover, focusin: onReach, touchstart: onReach };
    const unlisten = listen(handlers, { passive: true });
    return () => {
      clearTimeout(hover);
      unlisten();
    };
  }, [prefetch]);
}

/** Loads the page of the link around `target`, unless the connection is slow or saves data. */
export function prefetchLink(target: EventTarget | null, load: (route: string) => void): void {
  const link = findLink(target);
  const route = link && linkTarget(link, location.href)?.replace(/#.*/, '');
  if (route && !samePage(route, location.pathname) && canPrefetch()) load(route);
}

/** A notice above the open page, which retries when the network is back. Its Retry button gets the focus. */
function OfflineNotice({ retry }: { retry: () => void }) {
  useEffect(() => listen({ online: retry }), [retry]);
  return (
    <div ref={showNotice} className={styles.notice}>
      <LoadFailure error="There is no network connection." retry={retry} isNested />
    </div>
  );
}

function showNotice(notice: HTMLElement | null): void {
  notice?.scrollIntoView();
  notice?.querySelector('button')?.focus({ preventScroll: true });
}
