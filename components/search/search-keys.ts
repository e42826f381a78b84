import { maxQueryLength } from '@/lib/search/client/search-address';
import { isSlashOn, preferences } from '@/lib/store/preferences';

declare global {
  interface Window {
    /** Keys pressed before React has loaded. The first-paint script records them for as long as the list exists. */
    earlyKeys?: KeyboardEvent[];
  }
}

/** The search that is open, with what was typed before its field was there; undefined if it is closed. */
export type OpenSearch = { typed: string } | undefined;

/** Returns the keys pressed before React loaded, and ends the recording. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.earlyKeys ?? [];
  delete window.earlyKeys;
  return keys;
}

/** The search after a key was pressed; the same object if the key does nothing there. */
export function afterKey(search: OpenSearch, event: KeyboardEvent): OpenSearch {
  if (!search) return opensSearch(event) ? { typed: '' } : undefined;
  if (closesSearch(event)) return undefined;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return search;
  if (key === 'Backspace') return { typed: search.typed.slice(0, -1) };
  return key.length === 1 ? { typed: (search.typed + key).slice(0, maxQueryLength) } : search;
}

/** Whether a key press closes the open search: Escape, or the shortcut that opened it. */
export function closesSearch(event: KeyboardEvent): boolean {
  return (event.key === 'Escape' && !event.isComposing) || isToggle(event);
}

/** Whether a key press opens the search: Ctrl+K, ⌘K, or `/` outside of text fields. */
function opensSearch(event: KeyboardEvent): boolean {
  if (isToggle(event)) return true;
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing;
  return isSlash && isSlashOn(preferences.getState()) && !isEditable(targetOf(event));
}

/** ⌘K or Ctrl+K. In the text fields of macOS, Ctrl+K deletes to the end of the line. */
function isToggle(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return false;
  return !(ctrlKey && isMac() && isEditable(targetOf(event)));
}

/** Whether the keyboard is Apple's. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

function targetOf(event: KeyboardEvent): EventTarget | null | undefined {
  // The path of an event is empty once it has been dispatched.
  return event.composedPath()[0] ?? event.target;
}

function isEditable(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
