import { useEffect, useState } from 'react';
import { preferences } from '@/lib/store/preferences';
import { useTabChoice } from '@/lib/store/use-tab-choice';

/**
 * The tab that a group shows: one that was revealed, until the reader chooses again; else the reader's choice in groups
 * of this name; else the first.
 */
export function useShownTab(
  group: string,
  tabs: readonly { value: string }[],
): [shown: string | undefined, reveal: (value: string | undefined) => void] {
  const choice = useTabChoice(group);
  const [revealed, reveal] = useState<string>();
  useEffect(
    () =>
      preferences.subscribe((state, before) => {
        if (state.tabs[group] !== before.tabs[group]) reveal(undefined);
      }),
    [group],
  );
  const isTab = (value: string | undefined) => tabs.some((tab) => tab.value === value);
  return [revealed ?? (isTab(choice) ? choice : tabs[0]?.value), reveal];
}
