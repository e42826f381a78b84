import { afterEach, expect, it, vi } from 'vitest';
import { sanitizeStoredSearches } from './stored-searches';

const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const search = {
  objectID: 'a',
  type: 'lvl2',
  url: '/faq/#fees',
  url_without_anchor: '/faq/',
  anchor: 'fees',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'FAQ', lvl2: 'Fees &amp; rent', ...none },
};
const key = '__DOCSEARCH_RECENT_SEARCHES__solana';

/** Sanitizes what the browser keeps. As in a browser, its items are own properties of the storage. */
function sanitize(stored: Record<string, string>): Record<string, string> {
  const methods = {
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, value: string) => Object.assign(storage, { [name]: value }),
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), stored);
  vi.stubGlobal('localStorage', storage);
  sanitizeStoredSearches('solana');
  return { ...storage };
}

const read = (...list: unknown[]) => JSON.parse(sanitize({ [key]: JSON.stringify(list) })[key] ?? '');

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['another site', { url: 'https://example.org/' }],
  ['another site without its scheme', { url: '//example.org/' }],
  ['another site by a backslash', { url: '/\\example.org/' }],
  ['a script in the address', { url: 'javascript:alert(1)' }],
  ['markup in a heading', { hierarchy: { ...search.hierarchy, lvl2: '<img src=x onerror=alert(1)>' } }],
  ['markup in the text', { content: '<b>' }],
  ['no heading', { hierarchy: {} }],
  ['a heading that is not text', { hierarchy: { ...search.hierarchy, lvl1: 7 } }],
  ['no id', { objectID: undefined }],
  ['a kind that there is not', { type: 'constructor' }],
])('drops %s', (_what, change) => {
  expect(read({ ...search, ...change }, search)).toEqual([search]);
});

it('keeps what the modal stored, a section with its page', () => {
  const page = { ...search, _snippetResult: { content: { value: '<mark>' } } };
  expect(read({ ...search, __docsearch_parent: page })).toEqual([search]);
});

it('fixes both lists of an index and leaves other entries alone', () => {
  const [favorites, other] = ['__DOCSEARCH_FAVORITE_SEARCHES__solana', '__DOCSEARCH_RECENT_SEARCHES__other'];
  const entries = { [key]: '{"half": [', [favorites]: JSON.stringify([null, search]), [other]: '{' };
  expect(sanitize(entries)).toEqual({ [key]: '[]', [favorites]: JSON.stringify([search]), [other]: '{' });
});
