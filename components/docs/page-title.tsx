'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { fragmentTarget } from '@/components/navigation/fragment-target';
import { routeOf } from '@/lib/url';

/** The page that was shown last in this document; none before the first. */
let lastRoute: string | undefined;

/**
 * The page's title. After a change of page it takes the focus, or the target of the address's fragment does: reading
 * goes on there. Without this the focus stays on a link that is gone, and keyboard readers start over.
 */
export function PageTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const route = routeOf(usePathname());

  useEffect(() => {
    const isArrival = lastRoute !== undefined && lastRoute !== route;
    lastRoute = route;
    if (!isArrival) return;
    const place = fragmentTarget() ?? title.current;
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [route]);

  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
