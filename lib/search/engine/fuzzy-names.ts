import SearchableMap from 'minisearch/SearchableMap';
import { editsFor } from './expand-terms';
import type { Core } from './index-format';
import { wordsOf } from './tokenize';

/** The likeness that each letter in error takes away, and that an inner part of a name has. */
const perEdit = 0.15;
const innerPart = 0.7;

/** The likeness of a name of which only the beginning is typed, if it is long. */
const begun = 0.3;

/** Most letters of a name or a query that are compared. */
const longest = 40;

/** Finds the entries whose name begins like a query, or has a part that does; each with how nearly, from 0 to 1. */
export type FindNames = (asked: string) => Map<number, number>;

/** Prepares the search in the titles that are one identifier, and in those of the parts of pages. */
export function openNames({ titles, pageOf }: Pick<Core, 'titles' | 'pageOf'>): FindNames {
  const ends = new SearchableMap<{ id: number; weight: number }[]>();
  titles.forEach((title, id) => {
    const isPart = pageOf[id] === pageOf[id - 1];
    if (/\s/.test(title) && !isPart) return;
    const words = wordsOf(title);
    // The first word of a command is the program, which is often left out.
    const inner = /\s/.test(title) ? 2 : 1;
    words.forEach((_, from) => {
      const end = words.slice(from).join('').slice(0, longest);
      ends.update(end, (ids = []) => [...ids, { id, weight: from >= inner ? innerPart : 1 }]);
    });
  });
  return (asked) => {
    const found = new Map<number, number>();
    if (asked.length < 3 || asked.length > longest) return found;
    const add = (ids: readonly { id: number; weight: number }[], likeness: number) => {
      for (const { id, weight } of ids) found.set(id, Math.max(found.get(id) ?? 0, likeness * weight));
    };
    for (const [end, ids] of ends.atPrefix(asked))
      add(ids, begun + ((1 - begun) * asked.length) / end.length);
    for (const [, [ids, distance]] of ends.fuzzyGet(asked, editsFor(asked))) add(ids, 1 - perEdit * distance);
    return found;
  };
}
