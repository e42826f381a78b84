import SearchableMap from 'minisearch/SearchableMap';
import { type Core, fields, shardOf, type Terms } from './index-format';
import { bm25, fieldWeights, fuzzyWeight, prefixWeight, untypedLetter } from './ranking';

const { k, b, d } = bm25;

/** What a term found: entries with their score, and the terms of the index that it matched. */
export interface Found {
  scores: Map<number, number>;
  matched: Set<string>;
}

export interface LookupOptions {
  prefix?: boolean;
  /** Most letters that may differ. */
  edits?: number;
}

/** Fetches a file of the index by its name below the index folder. */
export type LoadFile = (name: string) => Promise<unknown>;

/** Terms as a radix tree, which finds them by their beginning and by similarity. */
type Tree = SearchableMap<number[]>;

/**
 * The inverted index: finds entries by a single term, in the core and in the shard that its first letters name. The
 * terms are in MiniSearch's radix tree; their postings stay as they were stored until a term is asked for, so that
 * opening a shard costs little, however many entries it names.
 */
export class Lookup {
  readonly #core: Tree;
  readonly #shards = new Map<string, Promise<Tree>>();
  readonly #names: ReadonlySet<string>;

  constructor(
    private readonly core: Core,
    private readonly load: LoadFile,
  ) {
    this.#core = treeOf(core);
    this.#names = new Set(core.shards);
  }

  async find(term: string, { prefix = false, edits = 0 }: LookupOptions): Promise<Found> {
    const shard = await this.#shardOf(term);
    const found: Found = { scores: new Map(), matched: new Set() };
    for (const tree of shard ? [this.#core, shard] : [this.#core]) {
      const add = (match: string, postings: readonly number[], weight: number) => {
        found.matched.add(match);
        this.#score(found.scores, postings, weight);
      };
      const exact = tree.get(term);
      if (exact) add(term, exact, 1);
      if (prefix) {
        for (const [match, postings] of tree.atPrefix(term)) {
          const more = match.length - term.length;
          if (more > 0)
            add(match, postings, (prefixWeight * match.length) / (match.length + untypedLetter * more));
        }
      }
      if (edits > 0) {
        for (const [match, [postings, distance]] of tree.fuzzyGet(term, edits)) {
          if (distance > 0) add(match, postings, (fuzzyWeight * match.length) / (match.length + distance));
        }
      }
    }
    return found;
  }

  /** Adds what each entry gets for having a term (BM25+, summed over the fields). */
  #score(scores: Map<number, number>, postings: readonly number[], weight: number): void {
    const { entries, lengths, averages } = this.core;
    for (let at = 0; at < postings.length; ) {
      const field = postings[at] ?? 0;
      const count = postings[at + 1] ?? 0;
      at += 2;
      const rarity = Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
      const worth = weight * fieldWeights[fields[field] ?? 'text'] * rarity;
      let id = 0;
      for (let seen = 0; seen < count; seen++) {
        id += postings[at++] ?? 0;
        const next = postings[at] ?? 0;
        // A negative number is a frequency other than 1.
        const frequency = next < 0 ? -next : 1;
        if (next < 0) at++;
        const length = (lengths[id * fields.length + field] ?? 0) / (averages[field] || 1);
        const share = d + (frequency * (k + 1)) / (frequency + k * (1 - b + b * length));
        scores.set(id, (scores.get(id) ?? 0) + worth * share);
      }
    }
  }

  /** The shard of a term, fetched once; one that could not be fetched is asked for again the next time. */
  #shardOf(term: string): Promise<Tree> | undefined {
    const name = shardOf(term, this.#names);
    if (name === undefined) return undefined;
    const known = this.#shards.get(name);
    if (known) return known;
    const loading = this.load(`${this.core.version}/terms/${name}.json`).then((terms) =>
      treeOf(terms as Terms),
    );
    loading.catch(() => this.#shards.delete(name));
    this.#shards.set(name, loading);
    return loading;
  }
}

function treeOf({ terms, postings }: Terms): Tree {
  const tree = new SearchableMap<number[]>();
  terms.forEach((term, at) => {
    tree.set(term, postings[at] ?? []);
  });
  return tree;
}
