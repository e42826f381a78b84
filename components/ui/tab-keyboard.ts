import type { KeyboardEvent } from 'react';

/** Selects another tab of a tab list: arrow keys wrap around, Home and End go to the ends. */
export function onTabKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const index = tabs.indexOf(tab);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: tabs[(index + 1) % tabs.length],
    ArrowLeft: tabs.at(index - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  const next = targets[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.click();
}
