import { Children, isValidElement, type ReactNode } from 'react';
import { TabGroup, type TabProps } from './tab-group';

/** One alternative inside Tabs, which reads its props and renders both the tab and its panel. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Alternatives of which a reader follows one, each a Tab. Groups of the same name show the same choice. */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  return <TabGroup group={group} tabs={tabs.map(({ props }) => props)} />;
}
