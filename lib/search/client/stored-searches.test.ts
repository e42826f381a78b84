import { afterEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/tests/support/fake-storage';
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

/** What is stored after a text was sanitized. */
function sanitized(text: string): unknown {
  const storage = fakeStorage({ [key]: text });
  vi.stubGlobal('localStorage', storage);
  sanitizeStoredSearches('solana');
  return JSON.parse(storage.getItem(key) ?? '');
}
const read = (...list: unknown[]) => sanitized(JSON.stringify(list));

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

it('keeps what the modal stored, without unknown fields; a section has its page with it', () => {
  const page = { ...search, _snippetResult: { content: { value: '<mark>' } } };
  expect(read({ ...search, __docsearch_parent: page })).toEqual([search]);
});

it('fixes both lists of an index and leaves other entries alone', () => {
  const [favorites, other] = ['__DOCSEARCH_FAVORITE_SEARCHES__solana', '__DOCSEARCH_RECENT_SEARCHES__other'];
  const entries = { [key]: '{"half": [', [favorites]: JSON.stringify([null, search]), [other]: '{' };
  const storage = fakeStorage(entries);
  vi.stubGlobal('localStorage', storage);
  sanitizeStoredSearches('solana');
  expect({ ...storage }).toEqual({ [key]: '[]', [favorites]: JSON.stringify([search]), [other]: '{' });
});
