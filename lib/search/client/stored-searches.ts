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

/** The searches in a stored text, each with only the fields that the modal needs to show and open it. */
export function readSearches(stored: string): object[] {
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.flatMap((each) => readSearch(each) ?? []) : [];
}

function readSearch(value: unknown): object | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) return undefined;
  const { objectID, type, url, url_without_anchor, anchor = null, content = null } = value;
  const hierarchy: Record<string, unknown> = {};
  for (const level of levels) hierarchy[level] = value.hierarchy[level] ?? null;
  const isSafe =
    typeof objectID === 'string' &&
    (type === 'content' || levels.some((level) => level === type)) &&
    [url, url_without_anchor].every(isAddress) &&
    [anchor, content, ...Object.values(hierarchy)].every(isText) &&
    hierarchy.lvl0 !== null &&
    hierarchy.lvl1 !== null;
  return isSafe ? { objectID, type, url, url_without_anchor, anchor, content, hierarchy } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An address of this site, in the form that hits have. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}

/** Nothing, or text without markup: the modal escapes what it stores. */
function isText(value: unknown): boolean {
  return value === null || (typeof value === 'string' && !value.includes('<'));
}
