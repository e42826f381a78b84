import { readItem, writeItem } from '@/lib/store/storage';
import { levels } from '../record';

/** Where DocSearch keeps the recent searches and the favourites of an index. */
const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Drops entries that the modal cannot have stored itself. It reads its lists unguarded, shows their text as HTML and
 * follows their addresses: a broken entry would prevent it from opening, and a hostile one would stay stored.
 */
export function fixStoredSearches(indexName: string): void {
  for (const prefix of prefixes) {
    const stored = readItem(prefix + indexName);
    if (stored !== null) writeItem(prefix + indexName, JSON.stringify(readSearches(stored)));
  }
}

/** The searches in a stored text, each with only the fields that the modal needs to show and open it. */
export function readSearches(stored: string): object[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.flatMap(readSearch) : [];
  } catch {
    return [];
  }
}

function readSearch(value: unknown): object[] {
  const { objectID, type, url, url_without_anchor, anchor, content, hierarchy } = fieldsOf(value);
  const { lvl0, lvl1, ...headings } = fieldsOf(hierarchy);
  const search = { objectID, type, url, url_without_anchor, anchor, content, hierarchy };
  const isSafe =
    [objectID, lvl0, lvl1].every((it) => typeof it === 'string') &&
    Object.values(headings).every((it) => it === null || typeof it === 'string') &&
    levels.some((level) => level === type) &&
    [url, url_without_anchor].every(isAddress) &&
    // The modal escapes what it stores.
    !JSON.stringify(search).includes('<');
  return isSafe ? [search] : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** An address of this site, in the form that hits have. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
