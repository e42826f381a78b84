import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup, type TabProps } from './tab-group';

/** One alternative inside Tabs, which reads these properties and draws both the tab and its panel. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Alternatives of which a reader follows one, each a Tab. Groups of the same name show the same choice. */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map(({ props }) => props);
  return <TabGroup group={group} tabs={tabs} />;
}
