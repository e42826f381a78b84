import { usePathname, useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';
import { routeOf } from '@/lib/url';
import { startProgress } from './use-progress';

/** Where the reader wants to go as soon as there is a network. */
export const wanted = createStore<{ to: string | undefined }>(() => ({ to: undefined }));

/** A function that opens a route of the site, without base path. Offline the page that is open stays, and says so. */
export function useNavigate(): (to: string) => void {
  const { push } = useRouter();
  const route = routeOf(usePathname());
  return useCallback(
    (to) => {
      wanted.setState({ to: navigator.onLine ? undefined : to });
      if (!navigator.onLine) return;
      startProgress(to, route);
      push(to);
    },
    [push, route],
  );
}
