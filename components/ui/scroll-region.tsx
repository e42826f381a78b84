'use client';

import { type ComponentProps, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fragmentTarget } from './fragment-target';
import { scrollInside } from './scroll-inside';

interface ScrollRegionProps extends ComponentProps<'div'> {
  as?: 'div' | 'pre' | 'span';
  /** Its accessible name while it scrolls. */
  label: string;
}

/**
 * A region for content that may be wider than the page. It is focusable and has a name only while it overflows, so that
 * Tab skips code blocks that fit. Styles use `data-fits`.
 */
export function ScrollRegion({ as = 'div', label, ...rest }: ScrollRegionProps) {
  /** Undefined until it is measured. */
  const [overflows, setOverflows] = useState<boolean>();
  const element = useRef<HTMLDivElement>(null);
  /** Whether the target of the fragment was on screen when the region was measured. */
  const showedTarget = useRef(false);
  const watch = useCallback((region: HTMLDivElement | null) => {
    element.current = region;
    // If attaching threw, React still calls this with null.
    if (!region) return;
    const content = region.firstElementChild;
    const observer = new ResizeObserver(() => {
      // Firefox excludes what `overflow: clip` hides from `scrollWidth`.
      const width = Math.max(region.scrollWidth, content?.scrollWidth ?? 0);
      const target = fragmentTarget()?.getBoundingClientRect();
      showedTarget.current = target !== undefined && target.bottom > 0 && target.top < innerHeight;
      setOverflows(width > region.clientWidth);
    });
    observer.observe(region);
    if (content) observer.observe(content);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const region = element.current;
    const target = overflows ? fragmentTarget() : null;
    if (!target || !region?.contains(target)) return;
    // A wide table becomes a box of limited height (app/styles/table.css), which would hide the target.
    scrollInside(region, target);
    if (showedTarget.current) target.scrollIntoView();
  }, [overflows]);
  // One type for the three elements: nothing used here differs.
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
