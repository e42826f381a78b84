'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** A hidden element for an inline script to show. On hydration it is hidden and marked with `data-started`. */
export function HideOnHydration(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    element.current.hidden = true;
    element.current.dataset.started = '';
  }, []);
  return <div ref={element} hidden suppressHydrationWarning {...props} />;
}
