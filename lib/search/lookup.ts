import SearchableMap from 'minisearch/SearchableMap';
import { type Core, fields, shardLetters, type Terms } from './index-format';
import { once } from './once';
import { fieldWeights, fuzzyWeight, prefixWeight, untypedLetter } from './ranking';

/** What a term found: entries with their score, and the terms of the index that it matched. */
export interface Found {
  scores: Map<number, number>;
  matched: Set<string>;
}

/** Fetches a file of the index by its name below the index folder. */
export type LoadFile = (name: string) => Promise<unknown>;

/**
 * Finds entries by a term, also by its beginning (`prefix`) and by terms of which at most so many letters differ
 * (`edits`).
 */
export type Lookup = (term: string, options?: { prefix?: boolean; edits?: number }) => Promise<Found>;

/**
 * The inverted index: finds entries in the core and in the shard that the first letters of a term name. The terms are
 * in MiniSearch's radix tree; their postings are parsed only when a term is looked up, so that opening a large shard is
 * fast.
 */
export function openLookup(core: Core, load: LoadFile): Lookup {
  const coreTree = SearchableMap.from(core.terms);
  const shards = new Set(core.shards);
  const openShard = once(async (name: string) =>
    SearchableMap.from((await load(`${core.version}/terms/${name}.json`)) as Terms),
  );

  return async (term, { prefix = false, edits = 0 } = {}) => {
    // The longest matching name is the right one.
    const name = [2, 1].map((length) => shardLetters(term, length)).find((it) => shards.has(it));
    const trees = name === undefined ? [coreTree] : [coreTree, await openShard(name)];
    const found: Found = { scores: new Map(), matched: new Set() };
    const add = (match: string, postings: readonly number[], weight: number) => {
      found.matched.add(match);
      score(found.scores, postings, weight, core);
    };
    for (const tree of trees) {
      // With no edits, only the term itself.
      for (const [match, [postings, distance]] of tree.fuzzyGet(term, edits)) {
        const { length } = match;
        add(match, postings, distance === 0 ? 1 : (fuzzyWeight * length) / (length + distance));
      }
      for (const [match, postings] of prefix ? tree.atPrefix(term) : []) {
        const more = match.length - term.length;
        if (more > 0)
          add(match, postings, (prefixWeight * match.length) / (match.length + untypedLetter * more));
      }
    }
    return found;
  };
}

/** Adds the score of a term to each of its entries, summed over the fields. Rare terms score more. */
function score(
  scores: Map<number, number>,
  postings: readonly number[],
  weight: number,
  { titles }: Core,
): void {
  for (let at = 0; at < postings.length; ) {
    const [field = 0, count = 0] = postings.slice(at, at + 2);
    const rarity = Math.log(1 + (titles.length - count + 0.5) / (count + 0.5));
    const worth = weight * fieldWeights[fields[field] ?? 'text'] * rarity;
    let id = 0;
    for (const difference of postings.slice(at + 2, at + 2 + count)) {
      id += difference;
      scores.set(id, (scores.get(id) ?? 0) + worth);
    }
    at += 2 + count;
  }
}
