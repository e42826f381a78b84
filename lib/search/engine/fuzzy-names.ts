import SearchableMap from 'minisearch/SearchableMap';
import type { IndexCore } from './index-format';
import { maxEdits } from './term-lookup';
import { splitWords } from './tokenize';

/** Factor of a match inside a name, similarity of a prefix of a very long name, and penalty of an edit. */
const similarities = { inner: 0.7, prefix: 0.3, edit: 0.15 };

/** Names and queries are compared up to this many characters. */
const maxLength = 40;

type Suffix = [id: number, weight: number];

/**
 * Indexes names: titles that are one identifier, and titles of the parts of pages. Returns a function that finds the
 * entries whose name, or a suffix of it, starts with a joined query or is misspelled by it, with the similarity (0 to 1).
 */
export function openNames({ titles, pageOf }: Pick<IndexCore, 'titles' | 'pageOf'>) {
  const suffixes = new SearchableMap<Suffix[]>();
  titles.forEach((title, id) => {
    const isPart = pageOf[id] === pageOf[id - 1];
    if (/\s/.test(title) && !isPart) return;
    const words = splitWords(title);
    // The first word of a command is the program, which is often left out.
    const innerFrom = /\s/.test(title) ? 2 : 1;
    words.forEach((_, from) => {
      const suffix = words.slice(from).join('').slice(0, maxLength);
      const weight = from < innerFrom ? 1 : similarities.inner;
      suffixes.update(suffix, (entries = []) => [...entries, [id, weight]]);
    });
  });
  return (query: string): Map<number, number> => {
    const found = new Map<number, number>();
    if (query.length < 3 || query.length > maxLength) return found;
    const add = (entries: readonly Suffix[], similarity: number) => {
      for (const [id, weight] of entries) found.set(id, Math.max(found.get(id) ?? 0, similarity * weight));
    };
    const { prefix, edit } = similarities;
    for (const [suffix, entries] of suffixes.atPrefix(query))
      add(entries, prefix + ((1 - prefix) * query.length) / suffix.length);
    for (const [, [entries, distance]] of suffixes.fuzzyGet(query, maxEdits(query)))
      add(entries, 1 - edit * distance);
    return found;
  };
}
