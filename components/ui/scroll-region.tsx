'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { fragmentTarget } from './fragment-target';
import { scrollInside } from './scroll-inside';

interface ScrollRegionProps extends ComponentProps<'div'> {
  as?: 'div' | 'pre' | 'span';
  /** Its accessible name while it scrolls. */
  label: string;
}

/** A region for wide content. It is focusable and has a name only while it overflows, so that Tab skips what fits. */
export function ScrollRegion({ as = 'div', label, ...rest }: ScrollRegionProps) {
  /** Undefined until it is measured. */
  const [overflows, setOverflows] = useState<boolean>();
  const element = useRef<HTMLDivElement>(null);
  /** Whether the target of the fragment was on screen when the region was measured. */
  const showedTarget = useRef(false);
  useLayoutEffect(() => {
    const region = element.current;
    if (!region) return;
    const content = region.firstElementChild;
    const measure = () => {
      // Firefox excludes what `overflow: clip` hides from `scrollWidth`.
      const width = Math.max(region.scrollWidth, content?.scrollWidth ?? 0);
      const target = fragmentTarget()?.getBoundingClientRect();
      showedTarget.current = target !== undefined && target.bottom > 0 && target.top < innerHeight;
      setOverflows(width > region.clientWidth);
    };
    // At once: the page has its height before Back restores a position in it, or a link goes to a heading.
    measure();
    const observer = new ResizeObserver(measure);
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
      ref={element}
      data-fits={overflows === false ? '' : undefined}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': label })}
      {...rest}
    />
  );
}
