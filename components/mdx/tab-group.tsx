'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { listen } from '@/components/ui/listen';
import { onTabKeyDown } from '@/components/ui/tab-keyboard';
import tabList from '@/components/ui/tab-list.module.css';
import { preferences, setTabChoice, tabChoice, useTabChoice } from '@/lib/browser/preferences';
import styles from './tabs.module.css';

export interface TabProps {
  label: string;
  /** The value that is stored and shared by groups of the same name; the label can be reworded. */
  value: string;
  children?: ReactNode;
}

/** Tabs and their panels, all in the HTML. The first-paint script selects the stored choice before hydration. */
export function TabGroup({ group, tabs }: { group: string; tabs: TabProps[] }) {
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

  /** The pressed tab keeps its place on the screen: other groups may change height too. */
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
      {tabs.map((tab) => (
        <TabPanel key={tab.value} groupId={id} isShown={tab.value === shown} reveal={reveal} {...tab} />
      ))}
    </div>
  );
}

interface TabPanelProps extends TabProps {
  groupId: string;
  isShown: boolean;
  /** Shows a panel without making it the reader's choice. */
  reveal: (value: string) => void;
}

/**
 * The content of a tab, in a `<details>`: the browser's search looks into a closed one and opens it, and reader views
 * keep it, which drop what is `hidden`. A fragment that leads into it opens it too.
 */
function TabPanel({ groupId, value, label, isShown, reveal, children }: TabPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const id = `${groupId}.${value}`;

  const onOpen = () => {
    if (details.current?.open && !isShown) reveal(value);
  };
  // The browser may have found something before React ran.
  const onHydrated = useEffectEvent(onOpen);
  const onFragment = useEffectEvent(() => {
    const target = fragmentTarget();
    if (isShown || !target || !details.current?.contains(target)) return;
    reveal(value);
    requestAnimationFrame(() => target.scrollIntoView());
  });
  useEffect(() => {
    onHydrated();
    onFragment();
    return listen({ hashchange: () => onFragment() });
  }, []);

  return (
    <details
      ref={details}
      // When the browser opens a panel, it closes the others of this name before it scrolls.
      name={groupId}
      data-value={value}
      open={isShown}
      onToggle={onOpen}
      className={styles.panel}
      suppressHydrationWarning
    >
      <summary>{label}</summary>
      <div role="tabpanel" id={id} aria-labelledby={`${id}.tab`}>
        {children}
      </div>
    </details>
  );
}
