import { nextTab } from '@/components/ui/next-tab';
import { preferences, setTabChoice } from '@/lib/store/preferences';
import type { Preferences } from '@/lib/store/stored-preferences';
import { revealOnDemand } from './reveal-on-demand';
import { showTab } from './show-tab';

/**
 * Moves the page's groups of tabs: pointer, keyboard, links and searches that lead into a hidden panel, and the choice
 * shared with every group of the same name, on this page and others. Returns the undo.
 */
export function attachTabs(): () => void {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-tabs]')];
  const choiceOf = ({ tabs }: Preferences, group: HTMLElement) => tabs[group.dataset.tabs ?? ''];
  for (const group of groups) showChoice(group, choiceOf(preferences.getState(), group));
  // Only groups whose choice changed: another may show what a fragment led to.
  const unsubscribe = preferences.subscribe((state, before) => {
    for (const group of groups) {
      const choice = choiceOf(state, group);
      if (choice !== choiceOf(before, group)) showChoice(group, choice);
    }
  });
  const undo = [unsubscribe, ...groups.map(revealOnDemand)];
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    for (const each of undo) each();
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** Shows the reader's choice, or where the group has no such tab, makes the one that shows searchable around. */
function showChoice(group: HTMLElement, choice: string | undefined): void {
  const shown = group.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.value;
  if (choice !== undefined && showTab(group, choice)) return;
  if (shown !== undefined) showTab(group, shown);
}

function onClick({ target }: MouseEvent): void {
  const tab = tabOf(target);
  if (tab) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabOf(event.target);
  const next = tab && nextTab(tab, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  choose(next);
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role="tab"]') : null;
}

/**
 * Shows a tab here and in the groups of the same name. What the reader pressed stays where it is on the screen,
 * whatever the groups above it do to the length of the page.
 */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tabs]');
  const value = tab.dataset.value;
  if (group?.dataset.tabs === undefined || value === undefined) return;
  const top = tab.getBoundingClientRect().top;
  showTab(group, value);
  setTabChoice(group.dataset.tabs, value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}
