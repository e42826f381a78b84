import type { ReactNode } from 'react';

export interface TabProps {
  label: string;
  /** What is remembered and matched across groups of the same name, so labels may be reworded. */
  value: string;
  children?: ReactNode;
}

/** One alternative inside Tabs, which reads these properties and draws both the tab and its panel. */
export function Tab({ children }: TabProps) {
  return children;
}
