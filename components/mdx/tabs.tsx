import { clsx } from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import tabList from '@/components/ui/tab-list.module.css';
import type { TabProps } from './tab';
import styles from './tabs.module.css';

interface TabsProps {
  /** Unique in the page; the pipeline gives it. */
  id: string;
  /** Groups of the same name show the same choice. */
  group: string;
  children?: ReactNode;
}

/**
 * Alternatives of which a reader follows one. All of them are in the HTML: search, print and readers without
 * scripts get every panel. Which one shows is a property of the markup that tab-group.ts and the first-paint script
 * change.
 */
export function Tabs({ id, group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  return (
    <div data-tabs={group} className={styles.tabs}>
      <div role="tablist" aria-label={`Choose: ${group}`} className={clsx(tabList.list, styles.list)}>
        {tabs.map(({ props: { label, value } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}.${value}.tab`}
            aria-controls={`${id}.${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ props: { label, value, children: panel } }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}.${value}`}
          aria-labelledby={`${id}.${value}.tab`}
          data-value={value}
          data-label={label}
          hidden={index !== 0}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
