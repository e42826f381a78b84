import { withStorage } from '@/lib/browser/storage';
import { levels } from '../record';

/** Where DocSearch keeps recent and favorite searches; the name of the index follows. */
const keyPrefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Drops stored searches that DocSearch cannot have written. It reads them unguarded, shows their text as HTML and
 * follows their addresses: an invalid one would keep the modal from opening, and a hostile one would stay stored.
 */
export function sanitizeStoredSearches(indexName: string): void {
  withStorage('localStorage', (storage) => {
    for (const key of keyPrefixes.map((prefix) => prefix + indexName)) {
      const stored = storage.getItem(key);
      if (stored !== null) storage.setItem(key, JSON.stringify(parseSearches(stored)));
    }
  });
}

function parseSearches(stored: string): object[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.flatMap(sanitize) : [];
  } catch {
    return [];
  }
}

/** Keeps only the fields that DocSearch needs; drops a search if one of them is invalid. */
function sanitize(value: unknown): object[] {
  const fields: Record<string, unknown> = Object(value);
  const { objectID, type, url, url_without_anchor, anchor, content, hierarchy } = fields;
  const { lvl0, lvl1, ...headings }: Record<string, unknown> = Object(hierarchy);
  const search = { objectID, type, url, url_without_anchor, anchor, content, hierarchy };
  const isSafe =
    [objectID, lvl0, lvl1].every((it) => typeof it === 'string') &&
    Object.values(headings).every((it) => it === null || typeof it === 'string') &&
    levels.some((level) => level === type) &&
    // Paths of this site.
    [url, url_without_anchor].every((it) => typeof it === 'string' && /^\/(?![/\\])/.test(it)) &&
    // DocSearch escapes what it stores.
    !JSON.stringify(search).includes('<');
  return isSafe ? [search] : [];
}
