'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { routeOf } from '@/lib/url';

/** The page that was shown last in this document; none before the first. */
let lastRoute: string | undefined;

/**
 * The page's title. After a change of page, the title or the target of the fragment gets the focus. Without this, the
 * focus would stay on a removed link, and keyboard users would start again at the top.
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
