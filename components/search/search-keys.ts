import { longestQuery } from '@/lib/search/client/search-address';

declare global {
  interface Window {
    /** Keys pressed before React has loaded. The first-paint script records them for as long as the list exists. */
    earlyKeys?: KeyboardEvent[];
  }
}

/** Whether a key press opens the search: Ctrl+K, ⌘K, or `/` outside of text fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (isToggle(event)) return true;
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  // The path of an event that is over is empty.
  const target = event.composedPath()[0] ?? event.target;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing && !isEditable(target);
}

/** Whether a key press closes the open search: Escape, or the shortcut that opened it. */
export function closesSearch(event: KeyboardEvent): boolean {
  return (event.key === 'Escape' && !event.isComposing) || isToggle(event);
}

/** Returns the keys pressed before React loaded, and ends the recording. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.earlyKeys ?? [];
  delete window.earlyKeys;
  return keys;
}

/** What the keys pressed before anything listened amount to: whether the search is open, and what was typed there. */
export function readKeys(keys: readonly KeyboardEvent[]): { isOpen: boolean; typed: string } {
  let isOpen = false;
  let typed = '';
  for (const key of keys) {
    if (isOpen) {
      isOpen = !closesSearch(key);
      typed = withKey(typed, key);
    } else {
      isOpen = opensSearch(key);
      typed = '';
    }
  }
  return { isOpen, typed };
}

/** A query after a key was pressed in it; unchanged if the key types nothing. */
export function withKey(query: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return query;
  if (key === 'Backspace') return query.slice(0, -1);
  return key.length === 1 ? (query + key).slice(0, longestQuery) : query;
}

function isToggle({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
