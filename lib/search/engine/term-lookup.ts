import SearchableMap from 'minisearch/SearchableMap';
import { once } from '../memoize-async';
import { type Core, mostShardLetters, shardLetters, type Terms } from './index-format';
import type { MatchKind } from './ranking';

/** A term of the index that is like a word. */
export interface Match {
  term: string;
  kind: MatchKind;
  /** How much of the term is as typed, from 0 to 1. */
  likeness: number;
  /** Its postings, as in the index. */
  postings: readonly number[];
}

/** Fetches a file of the index by its name below the index folder. */
export type LoadFile = (name: string) => Promise<unknown>;

/**
 * Finds the terms of the index that equal a word, also those that begin with it (`prefix`) and those of which at most so
 * many letters differ (`edits`).
 */
export type Lookup = (word: string, options?: { prefix?: boolean; edits?: number }) => Promise<Match[]>;

/** Weight of each letter that is not typed yet in the length of such a word. */
const untypedLetter = 0.3;

/**
 * The inverted index: finds terms in the core and in the shard that the first letters of a word name. The terms are in
 * MiniSearch's radix tree; their postings are parsed only when they are used, so that opening a large shard is fast.
 */
export function openLookup(core: Core, load: LoadFile): Lookup {
  const coreTree = SearchableMap.from(core.terms);
  const shards = new Set(core.shards);
  const lengths = Array.from({ length: mostShardLetters }, (_, at) => mostShardLetters - at);
  const openShard = once(async (name: string) =>
    SearchableMap.from((await load(`${core.version}/terms/${name}.json`)) as Terms),
  );

  return async (word, { prefix = false, edits = 0 } = {}) => {
    // The longest matching name is the right one.
    const name = lengths.map((length) => shardLetters(word, length)).find((it) => shards.has(it));
    const trees = name === undefined ? [coreTree] : [coreTree, await openShard(name)];
    const found: Match[] = [];
    for (const tree of trees) {
      // With no edits, only the term itself.
      for (const [term, [postings, distance]] of tree.fuzzyGet(word, edits)) {
        const likeness = term.length / (term.length + distance);
        found.push({ term, postings, kind: distance === 0 ? 'exact' : 'fuzzy', likeness });
      }
      for (const [term, postings] of prefix ? tree.atPrefix(word) : []) {
        const more = term.length - word.length;
        const likeness = term.length / (term.length + untypedLetter * more);
        if (more > 0) found.push({ term, postings, kind: 'prefix', likeness });
      }
    }
    return found;
  };
}
