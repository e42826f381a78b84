'use client';

import { type ComponentProps, useCallback, useState } from 'react';

interface ScrollRegionProps extends ComponentProps<'div'> {
  as?: 'div' | 'pre' | 'span';
  /** Its accessible name while it scrolls. */
  label: string;
}

/**
 * A region for content that may be wider than the page. It is focusable and has a name only while it overflows, so that
 * Tab does not stop at code blocks that fit. `data-fits` is for styles.
 */
export function ScrollRegion({ as = 'div', label, ...rest }: ScrollRegionProps) {
  /** Whether the content is wider than the element; unknown before it is measured. */
  const [overflows, setOverflows] = useState<boolean>();
  const watch = useCallback((region: HTMLDivElement | null) => {
    // If attaching threw, React still calls this with null.
    if (!region) return;
    const content = region.firstElementChild;
    const observer = new ResizeObserver(() => {
      // Firefox leaves what `overflow: clip` hides out of `scrollWidth`.
      const width = Math.max(region.scrollWidth, content?.scrollWidth ?? 0);
      setOverflows(width > region.clientWidth);
    });
    observer.observe(region);
    if (content) observer.observe(content);
    return () => observer.disconnect();
  }, []);
  // One type for the three, which differ in nothing that is used here.
  const Element = as as 'div';
  return (
    <Element
      ref={watch}
      data-fits={overflows === false ? '' : undefined}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': label })}
      {...rest}
    />
  );
}
