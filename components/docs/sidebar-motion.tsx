'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { recallSidebar, rememberSidebar, storeSidebar } from './sidebar-memory';
import { toggleCategory } from './toggle-category';

interface SidebarMotionProps {
  sidebar: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The scrolling part of the side panel. The panel is part of the page and mounted anew on each navigation; this
 * puts it back as the reader left it, before it is painted, and animates its categories.
 */
export function SidebarMotion({ sidebar, className, children }: SidebarMotionProps) {
  const scroller = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (scroller.current) restore(scroller.current, sidebar);
  }, [sidebar]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => rememberSidebar(sidebar, { scroll: element.scrollTop });
    const onClick = (event: MouseEvent) => {
      const summary = event.target instanceof Element ? event.target.closest('summary') : null;
      if (!(summary?.parentElement instanceof HTMLDetailsElement)) return;
      event.preventDefault();
      const details = summary.parentElement;
      const open = toggleCategory(details);
      rememberSidebar(sidebar, { open: { [categories(element).indexOf(details)]: open } });
    };
    const onLeave = () => storeSidebar(sidebar);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('click', onClick);
    addEventListener('pagehide', onLeave);
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('click', onClick);
      removeEventListener('pagehide', onLeave);
    };
  }, [sidebar]);

  return (
    <div ref={scroller} className={className}>
      {children}
    </div>
  );
}

/** The place of a category among these is its key: the order of a sidebar is the same on all its pages. */
function categories(scroller: HTMLElement): HTMLDetailsElement[] {
  return [...scroller.querySelectorAll('details')];
}

function restore(scroller: HTMLElement, sidebar: string): void {
  const memory = recallSidebar(sidebar);
  for (const [index, details] of categories(scroller).entries()) {
    const open = memory.open[index];
    if (open !== undefined && !details.querySelector('[aria-current="page"]')) details.open = open;
  }
  scroller.scrollTop = memory.scroll;

  const active = scroller.querySelector('nav:last-of-type [aria-current="page"]');
  if (!active) return;
  const view = scroller.getBoundingClientRect();
  const item = active.getBoundingClientRect();
  if (item.top < view.top || item.bottom > view.bottom) {
    scroller.scrollTop += item.top - view.top - (view.height - item.height) / 2;
  }
}
