import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from './tab-group';

interface TabProps {
  label: string;
  /** What is remembered and matched across groups of the same name, so labels may be reworded. */
  value: string;
  children?: ReactNode;
}

/** One alternative inside Tabs, which reads these properties and draws both the tab and its panel. */
export function Tab({ children }: TabProps) {
  return children;
}

interface TabsProps {
  /** Groups of the same name show the same choice. */
  group: string;
  children?: ReactNode;
}

/** Alternatives of which a reader follows one, each a Tab. */
export function Tabs({ group, children }: TabsProps) {
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map(({ props }) => props);
  return (
    <TabGroup
      group={group}
      tabs={tabs.map(({ label, value }) => ({ label, value }))}
      panels={tabs.map((tab) => tab.children)}
    />
  );
}
