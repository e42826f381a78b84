'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { nextTab } from '@/components/ui/next-tab';
import { setTabChoice, useTabChoice } from '@/lib/store/preferences';
import { revealOnDemand } from './reveal-on-demand';
import { showTab } from './show-tab';

interface TabGroupProps {
  group: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The moving part of Tabs: pointer, keyboard, links and searches that lead into a hidden panel, and the choice
 * shared with every group of the same name. What the reader pressed stays where it is on the screen, whatever
 * the other groups above it do to the length of the page.
 */
export function TabGroup({ group, className, children }: TabGroupProps) {
  const root = useRef<HTMLDivElement>(null);
  const choice = useTabChoice(group);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // While hydrating the store still holds defaults: what the first-paint script chose must stay.
    const shown = element.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.value;
    if (choice && showTab(element, choice)) return;
    if (shown) showTab(element, shown);
  }, [choice]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    return revealOnDemand(element);
  }, []);

  const choose = (tab: HTMLElement) => {
    const value = tab.dataset.value;
    if (!root.current || value === undefined) return;
    const top = tab.getBoundingClientRect().top;
    showTab(root.current, value);
    flushSync(() => setTabChoice(group, value));
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };

  const onClick = (event: MouseEvent) => {
    const tab = ownTab(root.current, event.target);
    if (tab) choose(tab);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const tab = ownTab(root.current, event.target);
    const next = tab && nextTab(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    choose(next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tabs inside are the controls; events arrive by bubbling
    <div ref={root} className={className} data-tabs={group} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** The tab of this group an event came from; groups may be nested, and an inner one's events pass through here. */
function ownTab(group: HTMLElement | null, target: EventTarget): HTMLElement | null {
  const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
  return tab?.closest('[data-tabs]') === group ? tab : null;
}
