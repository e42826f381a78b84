'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { toRoute } from '@/lib/url';

let lastRoute: string | undefined;

/**
 * The page's title. After a change of page, it or the target of the fragment gets the focus; otherwise keyboard users
 * would start again at the top, because the link that they followed is gone.
 */
export function PageTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const route = toRoute(usePathname());

  useEffect(() => {
    const isArrival = lastRoute !== undefined && lastRoute !== route;
    lastRoute = route;
    if (!isArrival) return;
    const target = fragmentTarget() ?? title.current;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [route]);

  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
