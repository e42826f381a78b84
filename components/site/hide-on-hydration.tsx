'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** Hides its element, and marks it with `data-started`, once React runs. */
export function HideOnHydration(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    element.current.hidden = true;
    element.current.dataset.started = '';
  }, []);
  // An inline script may have shown and filled it before React sees it.
  return <div ref={element} hidden suppressHydrationWarning {...props} />;
}
