import { usePathname, useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { toRoute, withBase } from '@/lib/url';
import { endProgress, startProgress } from './progress';

interface PendingNavigation {
  /** The URL of a followed link until its page is shown; undefined for Back and Forward. */
  to: string | undefined;
  /** Whether it waits for the network. */
  isOffline: boolean;
}

/** Where the reader wants to go. */
export const pendingNavigation = createStore<PendingNavigation>(() => ({ to: undefined, isOffline: false }));

/** Whether a link to the top of a page is being followed. */
export function isOpeningPage(): boolean {
  const { to } = pendingNavigation.getState();
  return to !== undefined && !to.includes('#');
}

/** A function that opens a route of the site, without base path. Offline, the open page stays and shows a notice. */
export function useNavigate(): (to: string) => void {
  const { push } = useRouter();
  const route = toRoute(usePathname());
  return useCallback(
    (to) => {
      pendingNavigation.setState({ to, isOffline: !navigator.onLine });
      if (!navigator.onLine) return;
      startProgress(to, route, () => location.assign(withBase(to)));
      push(to);
    },
    [push, route],
  );
}

/** Forgets the followed link. */
export function cancelNavigation(): void {
  pendingNavigation.setState({ to: undefined, isOffline: false });
}

/**
 * Ends a navigation when its page is shown. The browser goes to the fragment too: the router only writes the URL, which
 * leaves the page without a `:target`. If the fragment does not exist, the page starts at its top; the router would keep
 * the old scroll position.
 */
export function endNavigation(route: string): void {
  endProgress();
  const { to } = pendingNavigation.getState();
  const isFollowed = to !== undefined && toRoute(to.replace(/[?#].*/, '')) === route;
  if (isFollowed && location.hash !== '') {
    if (fragmentTarget()) {
      location.replace(location.hash);
      registerHistoryEntry();
    } else scrollTo(0, 0);
  }
  cancelNavigation();
}

/**
 * Registers a history entry that the browser made for a fragment: the router ignores Back and Forward to entries that it
 * does not know. See "Native History API" in the documentation of Next.
 */
export function registerHistoryEntry(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}
