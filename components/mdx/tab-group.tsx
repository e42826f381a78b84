'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { onTabKeyDown } from '@/components/ui/tab-keyboard';
import tabList from '@/components/ui/tab-list.module.css';
import { preferences, setTabChoice, tabChoice, useTabChoice } from '@/lib/store/preferences';
import { TabPanel } from './tab-panel';
import styles from './tabs.module.css';

export interface TabProps {
  label: string;
  /** The value that is stored and shared by groups of the same name; the label can be reworded. */
  value: string;
  /** What the tab shows. */
  children?: ReactNode;
}

interface TabGroupProps {
  /** Groups of the same name show the same choice. */
  group: string;
  tabs: TabProps[];
}

/**
 * A list of tabs and their panels. All panels are in the HTML: search, print and readers without scripts get every one.
 * Before hydration, the first-paint script may have selected another tab than the first.
 */
export function TabGroup({ group, tabs }: TabGroupProps) {
  const id = useId();
  const choice = useTabChoice(group);
  // A tab that a fragment or the browser's search revealed, until the reader chooses again in a group of this name.
  const [revealed, reveal] = useState<string>();
  const chosen = tabs.find(({ value }) => value === choice) ?? tabs[0];
  const shown = revealed ?? chosen?.value;

  useEffect(
    () =>
      preferences.subscribe((state, before) => {
        if (tabChoice(state, group) !== tabChoice(before, group)) reveal(undefined);
      }),
    [group],
  );

  /** Shows a tab here and in the groups of the same name. The pressed tab keeps its place on the screen. */
  const choose = (tab: HTMLElement, value: string) => {
    const { top } = tab.getBoundingClientRect();
    flushSync(() => {
      reveal(undefined);
      setTabChoice(group, value);
    });
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };

  return (
    <div data-tabs={group} className={styles.tabs}>
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
            onKeyDown={onTabKeyDown}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, children }) => (
        <TabPanel
          key={value}
          name={id}
          id={`${id}.${value}`}
          value={value}
          label={label}
          isShown={value === shown}
          reveal={reveal}
        >
          {children}
        </TabPanel>
      ))}
    </div>
  );
}
