'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nextTab } from '@/components/ui/next-tab';
import tabList from '@/components/ui/tab-list.module.css';
import { setTabChoice } from '@/lib/store/preferences';
import { TabPanel } from './tab-panel';
import styles from './tabs.module.css';
import { useShownTab } from './use-shown-tab';

interface TabGroupProps {
  /** Unique in the page. */
  id: string;
  /** Groups of the same name show the same choice. */
  group: string;
  tabs: { label: string; value: string }[];
  /** What each tab shows, in the same order. */
  panels: ReactNode[];
}

/**
 * A list of tabs and their panels. All panels are in the HTML: search, print and readers without scripts get every one.
 * The first-paint script may have shown another tab than the first, before React comes.
 */
export function TabGroup({ id, group, tabs, panels }: TabGroupProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, reveal] = useShownTab(group, tabs);

  /** Shows a tab here and in the groups of the same name. What the reader pressed stays where it is on the screen. */
  const choose = (tab: HTMLElement, value: string) => {
    const { top } = tab.getBoundingClientRect();
    flushSync(() => {
      reveal(undefined);
      setTabChoice(group, value);
    });
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.click();
  };

  return (
    <div ref={root} data-tabs={group} className={styles.tabs}>
      <div role="tablist" aria-label={`Choose: ${group}`} className={clsx(tabList.list, styles.list)}>
        {tabs.map(({ label, value }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}.${value}.tab`}
            aria-controls={`${id}.${value}`}
            aria-selected={value === shown}
            tabIndex={value === shown ? 0 : -1}
            data-value={value}
            onClick={({ currentTarget }) => choose(currentTarget, value)}
            onKeyDown={onKeyDown}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value }, index) => (
        <TabPanel
          key={value}
          id={`${id}.${value}`}
          value={value}
          label={label}
          isShown={value === shown}
          reveal={reveal}
        >
          {panels[index]}
        </TabPanel>
      ))}
    </div>
  );
}
