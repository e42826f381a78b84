'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { routeOf } from '@/lib/url';
import { followLink } from './follow-link';
import { useFragmentHistory } from './use-fragment-history';
import { useIdlePrefetch } from './use-idle-prefetch';
import { useIntentPrefetch } from './use-intent-prefetch';
import { usePageFocus } from './use-page-focus';
import { useProgress } from './use-progress';

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
    const onClick = (event: MouseEvent) => followLink(event, route, (to) => startTransition(() => push(to)));
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [push, route]);

  return null;
}
