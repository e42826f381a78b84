'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LoadFailure } from '@/components/ui/error-box';
import { listen } from '@/components/ui/listen';
import { canPrefetch } from '@/lib/browser/connection';
import { versionKey } from '@/lib/browser/keys';
import { eventLinkTarget, isPlainClick } from '@/lib/browser/link-target';
import { noNetwork } from '@/lib/browser/load-error';
import { preferences } from '@/lib/browser/preferences';
import { samePage } from '@/lib/url';
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
import { useRoute } from './use-route';

/** How long the pointer must rest on a link before its page is loaded, in milliseconds. */
const HOVER = 65;

/**
 * Turns plain links into client-side navigation: the open page stays until the next one is loaded. One listener serves
 * all links, so that a long text has nothing to hydrate. If the data of a page fails, the router loads its document.
 */
export function Navigation() {
  const navigate = useNavigate();
  const route = useRoute();
  const offlineTo = useStore(pendingNavigation, ({ to, isOffline }) => (isOffline ? to : undefined));

  useIntentPrefetch();
  // In development, shows a change of content in the open page.
  useContentEvents(useRouter().refresh);
  useEffect(() => preferences.setItem(versionKey, currentVersion.name), []);
  useEffect(() => endNavigation(route), [route]);
  useEffect(() => {
    // The router handles Back and Forward itself, and the browser may restore the page from its cache.
    const onTraverse = () => startProgress(location.pathname, route, () => location.reload());
    return listen({
      click: (event) => {
        const to = isPlainClick(event) ? eventLinkTarget(event) : undefined;
        if (to === undefined) return;
        event.preventDefault();
        // The router does nothing for the page that is open.
        if (!to.includes('#') && samePage(to.replace(/\?.*/, ''), route)) scrollTo(0, 0);
        navigate(to, (event.target as Element).closest('a'));
      },
      hashchange: registerHistoryEntry,
      popstate: () => {
        cancelNavigation();
        for (const layer of document.querySelectorAll<HTMLElement>(':is(:popover-open)')) layer.hidePopover();
        onTraverse();
      },
      pageshow: onTraverse,
    });
  }, [navigate, route]);

  if (offlineTo === undefined) return null;
  // Above the open page. Its Retry button gets the focus.
  return (
    <div key={offlineTo} ref={showNotice} className={styles.notice}>
      <LoadFailure error={noNetwork} retry={() => navigator.onLine && navigate(offlineTo)} isNested />
    </div>
  );
}

/** Prefetches pages on hover, focus and touch of a link, unless the connection is slow or saves data. */
function useIntentPrefetch(): void {
  const { prefetch } = useRouter();

  useEffect(() => {
    let hover: ReturnType<typeof setTimeout> | undefined;
    const onReach = ({ target }: Pick<Event, 'target'>) => {
      const route = eventLinkTarget({ target })?.replace(/#.*/, '');
      if (route && !samePage(route, location.pathname) && canPrefetch()) prefetch(route);
    };
    const onHover = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(hover);
      if (pointerType === 'mouse') hover = setTimeout(onReach, HOVER, { target });
    };
    const handlers = { pointerover: onHover, focusin: onReach, touchstart: onReach };
    const unlisten = listen(handlers, { passive: true });
    return () => {
      clearTimeout(hover);
      unlisten();
    };
  }, [prefetch]);
}

function showNotice(notice: HTMLElement | null): void {
  notice?.scrollIntoView();
  notice?.querySelector('button')?.focus({ preventScroll: true });
}
