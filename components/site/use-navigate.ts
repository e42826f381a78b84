import { usePathname, useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';
import { routeOf } from '@/lib/url';
import { fragmentTarget } from './fragment-target';
import { endProgress, startProgress } from './progress';

/** Where the reader wants to go as soon as there is a network. */
export const wanted = createStore<{ to: string | undefined }>(() => ({ to: undefined }));

/** The address that a link asked for, until its page is there; none on the way Back and Forward. */
let asked: string | undefined;

/** Whether a link is being followed to the beginning of a page. */
export function isOpeningPage(): boolean {
  return asked !== undefined && !asked.includes('#');
}

const routeIn = (address: string) => routeOf(address.replace(/[?#].*/, ''));

/** A function that opens a route of the site, without base path. Offline, the open page stays and shows a notice. */
export function useNavigate(): (to: string) => void {
  const { push } = useRouter();
  const route = routeOf(usePathname());
  return useCallback(
    (to) => {
      wanted.setState({ to: navigator.onLine ? undefined : to });
      if (!navigator.onLine) return;
      asked = to;
      startProgress(to, route);
      push(to);
    },
    [push, route],
  );
}

/** Forgets what a link asked for: the reader goes Back or Forward instead. */
export function cancelNavigation(): void {
  asked = undefined;
  wanted.setState({ to: undefined });
}

/** Keeps the page that is open where the network goes while the next one is under way. */
export function holdNavigation(): void {
  if (asked === undefined) return;
  endProgress();
  wanted.setState({ to: asked });
}

/**
 * Ends what was asked for when a page is there. One that a link opened with a fragment that names nothing starts at its
 * top; the router would leave it where it was.
 */
export function endNavigation(route: string): void {
  endProgress();
  if (asked !== undefined && routeIn(asked) === route && location.hash !== '' && !fragmentTarget())
    scrollTo(0, 0);
  // The reader is on another page now, so the notice is obsolete too.
  cancelNavigation();
}
