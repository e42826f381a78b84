import { readItem, writeItem } from '@/lib/store/storage';
import { levels } from '../record';

/** Where DocSearch keeps the recent searches and the favourites of an index. */
const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** What a kept search has for the modal to show and open it. */
interface StoredSearch {
  objectID: string;
  type: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

/**
 * Drops what the modal cannot have stored itself from its kept searches. It reads them unguarded, shows their text as
 * HTML and follows their addresses: one broken entry would keep it from opening, and a hostile one would stay for ever.
 */
export function fixStoredSearches(indexName: string): void {
  for (const prefix of prefixes) {
    const stored = readItem(prefix + indexName);
    if (stored !== null) writeItem(prefix + indexName, JSON.stringify(readSearches(stored)));
  }
}

/** The searches in a stored text, each with the fields that are needed and no other. */
export function readSearches(stored: string): StoredSearch[] {
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.flatMap((each) => readSearch(each) ?? []) : [];
}

function readSearch(value: unknown): StoredSearch | undefined {
  if (!isObject(value)) return undefined;
  const { objectID, type, url, url_without_anchor, anchor = null, content = null, hierarchy } = value;
  if (typeof objectID !== 'string' || typeof type !== 'string' || !isObject(hierarchy)) return undefined;
  const path = levels.map((level) => [level, hierarchy[level] ?? null] as const);
  if (!isAddress(url) || !isAddress(url_without_anchor) || !isText(anchor) || !isText(content))
    return undefined;
  if (
    !isKnownType(type) ||
    !path.every((each): each is [(typeof levels)[number], string | null] => isText(each[1]))
  )
    return undefined;
  if (path[0]?.[1] === null || path[1]?.[1] === null) return undefined;
  return { objectID, type, url, url_without_anchor, anchor, content, hierarchy: Object.fromEntries(path) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isKnownType(type: string): boolean {
  return type === 'content' || levels.some((level) => level === type);
}

/** An address of this site, as hits carry it. */
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}

/** Nothing, or text that holds no markup: what the modal stores is escaped. */
function isText(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && !value.includes('<'));
}
