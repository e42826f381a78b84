import SearchableMap from 'minisearch/SearchableMap';
import type { IndexCore } from './index-format';
import { maxEdits } from './term-lookup';
import { splitWords } from './tokenize';

/** Similarity lost by each edit. */
const editPenalty = 0.15;

/** Similarity of a match that does not start the name, and of one that is only the beginning of a long name. */
const innerSimilarity = 0.7;
const prefixSimilarity = 0.3;

/** Names and queries are compared up to this many characters. */
const maxLength = 40;

interface Suffix {
  id: number;
  weight: number;
}

/** Finds entries with a name, or a later part of one, that a query begins or misspells; with the similarity, 0 to 1. */
export type FindNames = (joinedQuery: string) => Map<number, number>;

/** Indexes the suffixes of names: titles that are one identifier, and titles of the parts of pages. */
export function openNames({ titles, pageOf }: Pick<IndexCore, 'titles' | 'pageOf'>): FindNames {
  const suffixes = new SearchableMap<Suffix[]>();
  titles.forEach((title, id) => {
    const isPart = pageOf[id] === pageOf[id - 1];
    if (/\s/.test(title) && !isPart) return;
    const words = splitWords(title);
    // The first word of a command is the program, which is often left out.
    const innerFrom = /\s/.test(title) ? 2 : 1;
    words.forEach((_, from) => {
      const suffix = words.slice(from).join('').slice(0, maxLength);
      const weight = from >= innerFrom ? innerSimilarity : 1;
      suffixes.update(suffix, (entries = []) => [...entries, { id, weight }]);
    });
  });
  return (query) => {
    const found = new Map<number, number>();
    if (query.length < 3 || query.length > maxLength) return found;
    const add = (entries: readonly Suffix[], similarity: number) => {
      for (const { id, weight } of entries) found.set(id, Math.max(found.get(id) ?? 0, similarity * weight));
    };
    for (const [suffix, entries] of suffixes.atPrefix(query))
      add(entries, prefixSimilarity + ((1 - prefixSimilarity) * query.length) / suffix.length);
    for (const [, [entries, distance]] of suffixes.fuzzyGet(query, maxEdits(query)))
      add(entries, 1 - editPenalty * distance);
    return found;
  };
}
