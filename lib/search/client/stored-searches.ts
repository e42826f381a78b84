import { readItem, writeItem } from '@/lib/store/storage';
import { levels } from '../record';

/** Where DocSearch keeps the recent searches and the favourites of an index. */
const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Drops entries that the modal cannot have stored itself. It reads its lists unguarded, shows their text as HTML and
 * follows their addresses: a broken entry would keep it from opening, and a hostile one would stay forever.
 */
export function fixStoredSearches(indexName: string): void {
  for (const prefix of prefixes) {
    const stored = readItem(prefix + indexName);
    if (stored !== null) writeItem(prefix + indexName, JSON.stringify(readSearches(stored)));
  }
}

/** The searches in a stored text that the modal can show and open. */
export function readSearches(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isSearch) : [];
  } catch {
    return [];
  }
}

function isSearch(value: unknown): boolean {
  const { objectID, type, url, url_without_anchor, hierarchy } = fieldsOf(value);
  const { lvl0, lvl1, ...headings } = fieldsOf(hierarchy);
  return (
    [objectID, lvl0, lvl1].every((it) => typeof it === 'string') &&
    Object.values(headings).every((it) => it === null || typeof it === 'string') &&
    levels.some((level) => level === type) &&
    [url, url_without_anchor].every(isAddress) &&
    // The modal escapes what it stores, and stores no snippets, which it would show.
    !/<|_snippetResult/.test(JSON.stringify(value))
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** An address of this site, in the form that hits have. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
