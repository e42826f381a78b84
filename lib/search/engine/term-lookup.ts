import SearchableMap from 'minisearch/SearchableMap';
import { memoizeAsync } from '@/lib/memoize-async';
import { type IndexCore, shardName, type TermPostings } from './index-format';
import type { NGram } from './parse-query';
import type { MatchKind } from './ranking';
import { stem } from './tokenize';

/** An index term that matches a word; its similarity is from 0 to 1. */
export interface TermMatch {
  term: string;
  kind: MatchKind;
  similarity: number;
  postings: readonly number[];
}

/** Fetches a file of the index by its name below the index folder. */
export type LoadFile = (name: string) => Promise<unknown>;

export type TermLookup = ReturnType<typeof openTermLookup>;

/** Weight of an untyped character in the length of a prefix match. */
const untypedWeight = 0.3;

/**
 * Returns a function that finds the terms equal to a word, with that prefix (`prefix`), and within an edit distance
 * (`edits`). Postings are decoded only when they are used, so that a large shard opens fast.
 */
export function openTermLookup(core: IndexCore, load: LoadFile) {
  const coreTree = SearchableMap.from(core.terms);
  const shards = new Set(core.shards);
  const openShard = memoizeAsync(async (name: string) =>
    SearchableMap.from((await load(`${core.version}/terms/${name}.json`)) as TermPostings),
  );

  return async (word: string, { prefix = false, edits = 0 } = {}): Promise<TermMatch[]> => {
    const name = [shardName(word, 2), shardName(word, 1)].find((it) => shards.has(it));
    const trees = name === undefined ? [coreTree] : [coreTree, await openShard(name)];
    const matches: TermMatch[] = [];
    for (const tree of trees) {
      for (const [term, [postings, distance]] of tree.fuzzyGet(word, edits)) {
        const similarity = term.length / (term.length + distance);
        matches.push({ term, postings, kind: distance === 0 ? 'exact' : 'fuzzy', similarity });
      }
      for (const [term, postings] of prefix ? tree.atPrefix(word) : []) {
        const untyped = term.length - word.length;
        const similarity = term.length / (term.length + untypedWeight * untyped);
        if (untyped > 0) matches.push({ term, postings, kind: 'prefix', similarity });
      }
    }
    return matches;
  };
}

/** Edit distance at which a word may be a misspelling. A mistyped number is another number. */
function maxEdits(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length >= 8 ? 2 : 1;
}

/**
 * The index terms that match an n-gram: itself, its completions, its other forms. Only a word that has none of them is
 * treated as misspelled; otherwise "stake" would find "state".
 */
export async function expandTerms(ngram: NGram, lookup: TermLookup): Promise<TermMatch[]> {
  const { term, isWord, isLast } = ngram;
  // Words before the last are rarely incomplete, and on a large site a short prefix matches thousands of terms.
  const prefix = isLast ? term.length >= 2 : isWord && term.length >= 4;
  const matches = await lookup(term, { prefix });
  const root = stem(term);
  const forms = root === term ? [] : await lookup(root);
  matches.push(...forms.map((match): TermMatch => ({ ...match, kind: 'stem' })));
  return matches.length > 0 || !isWord ? matches : correctSpelling(term, lookup);
}

async function correctSpelling(word: string, lookup: TermLookup): Promise<TermMatch[]> {
  const edits = maxEdits(word);
  if (edits === 0) return [];
  const similar = await lookup(word, { edits });
  // Two neighboring letters swapped are one mistake, but two edits.
  const swaps =
    edits > 1
      ? []
      : [...word.slice(1)].map((it, at) => word.slice(0, at) + it + word[at] + word.slice(at + 2));
  const swapped = await Promise.all(swaps.map((it) => lookup(it)));
  return [...similar, ...swapped.flat().map((it): TermMatch => ({ ...it, kind: 'fuzzy', similarity: 0.9 }))];
}
