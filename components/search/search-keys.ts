import { preferences, slashOff } from '@/lib/browser/preferences';
import { maxQueryLength } from '@/lib/search/response';

declare global {
  interface Window {
    /** Keys pressed before hydration. The first-paint script records them while the list exists. */
    earlyKeys?: KeyboardEvent[];
  }
}

/** What was typed before the search input appeared; undefined while the search is closed. */
export type OpenSearch = { typed: string } | undefined;

/** Returns the keys pressed before hydration and stops recording. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.earlyKeys ?? [];
  delete window.earlyKeys;
  return keys;
}

/** Reducer: the search after a key press; the same object if the key does nothing. */
export function applyKey(search: OpenSearch, event: KeyboardEvent): OpenSearch {
  if (!search) return opensSearch(event) ? { typed: '' } : undefined;
  if (closesSearch(event)) return undefined;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return search;
  if (key === 'Backspace') return { typed: search.typed.slice(0, -1) };
  return key.length === 1 ? { typed: (search.typed + key).slice(0, maxQueryLength.modal) } : search;
}

/** Whether a key press closes the open search: Escape or the shortcut. */
export function closesSearch(event: KeyboardEvent): boolean {
  return (event.key === 'Escape' && !event.isComposing) || isToggle(event);
}

/** Whether a key press opens the search: Ctrl+K, ⌘K, or `/` outside of text fields. */
function opensSearch(event: KeyboardEvent): boolean {
  if (isToggle(event)) return true;
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  // Some layouts have the slash on AltGr, which Windows reports as Ctrl and Alt.
  const hasModifier = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  const isSlash = key === '/' && !hasModifier && !isComposing;
  return isSlash && !slashOff.isOn(preferences.getState()) && !isEditable(getTarget(event));
}

/** ⌘K or Ctrl+K; without Latin letters, the key in its place. In text fields of macOS, Ctrl+K deletes to the end. */
function isToggle(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  if (!isK || ctrlKey === metaKey || altKey || shiftKey) return false;
  return !(ctrlKey && isMac() && isEditable(getTarget(event)));
}

/** Whether the shortcuts are those of Apple's systems. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

function getTarget(event: KeyboardEvent): EventTarget | null | undefined {
  // The path of an event is empty once it has been dispatched.
  return event.composedPath()[0] ?? event.target;
}

function isEditable(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
