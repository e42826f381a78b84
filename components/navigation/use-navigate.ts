import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { changeHistory } from '@/lib/browser/history-entry';
import { toRoute, withBase } from '@/lib/url';
import { focusOn, keepPlace, returnToPlace } from './place';
import { endProgress, startProgress } from './progress';
import { useRoute } from './use-route';

/** The followed link (undefined for Back and Forward) until its page is shown, and whether it waits for the network. */
export const pendingNavigation = createStore<{ to: string | undefined; isOffline: boolean }>(() => ({
  to: undefined,
  isOffline: false,
}));

/** Whether a link to the top of a page is being followed. */
export function isOpeningPage(): boolean {
  const { to } = pendingNavigation.getState();
  return to !== undefined && !to.includes('#');
}

/** A function that opens a route, without base path, for a link if given. Offline, the page stays, with a notice. */
export function useNavigate(): (to: string, link?: HTMLAnchorElement | null) => void {
  const { push } = useRouter();
  const route = useRoute();
  return useCallback(
    (to, link) => {
      pendingNavigation.setState({ to, isOffline: !navigator.onLine });
      if (!navigator.onLine) return;
      keepPlace(link ?? undefined);
      startProgress(to, route, () => location.assign(withBase(to)));
      push(to);
    },
    [push, route],
  );
}

/**
 * Makes the browser go to the fragment: the router only writes the URL, which leaves the page without a `:target`. If the
 * fragment does not exist, the page starts at its top; the router would keep the old scroll position.
 */
function goToFragment(): void {
  if (fragmentTarget()) {
    location.replace(location.hash);
    registerHistoryEntry();
  } else scrollTo(0, 0);
}

/** Forgets the followed link. */
export function cancelNavigation(): void {
  pendingNavigation.setState({ to: undefined, isOffline: false });
}

/** The open page; undefined until the first is shown. */
let shown: string | undefined;

/**
 * Ends a navigation when its page is shown. The page's title or the target of the fragment gets the focus: the followed
 * link is gone, and keyboard users would start again at the top. After Back and Forward, see place.ts.
 */
export function endNavigation(route: string): void {
  endProgress();
  const { to } = pendingNavigation.getState();
  const isFollowed = to !== undefined && toRoute(to.replace(/[?#].*/, '')) === route;
  const isFirst = shown === undefined || shown === route;
  shown = route;
  // Effects run before what they and the layout effects changed is rendered, such as the height of tables.
  if (isFollowed && location.hash !== '') queueMicrotask(goToFragment);
  if (!isFirst && to === undefined) returnToPlace();
  else if (!isFirst) focusOn(fragmentTarget() ?? undefined);
  cancelNavigation();
}

/**
 * Registers a history entry that the browser made for a fragment: the router ignores Back and Forward to entries that it
 * does not know. See "Native History API" in the documentation of Next.
 */
export function registerHistoryEntry(): void {
  if (history.state === null) changeHistory('replaceState', location.href);
}
