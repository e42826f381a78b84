import { longestQuery } from '@/lib/search/client/search-address';
import { closesSearch, opensSearch } from './is-shortcut';

declare global {
  interface Window {
    /** Keys pressed before React has come. The first-paint script records them for as long as the list is there. */
    earlyKeys?: KeyboardEvent[];
  }
}

/** The keys pressed before React has come, once; recording them ends. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.earlyKeys ?? [];
  delete window.earlyKeys;
  return keys;
}

/** What keys come to that were pressed before anything listened: whether the search is open, and what was typed there. */
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

/** A query after a key has been pressed in it; the same one if the key types nothing. */
export function withKey(query: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return query;
  if (key === 'Backspace') return query.slice(0, -1);
  return key.length === 1 ? (query + key).slice(0, longestQuery) : query;
}
