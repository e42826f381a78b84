import MiniSearch from 'minisearch';
import { type Core, type Field, fields, shardOf, type Terms } from './index-format';

/** How much a word counts by where it stands. */
const boost: Record<Field, number> = { title: 5, keywords: 6, headings: 3, terms: 2, text: 1.5 };

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

/** The inverted index: finds entries by a single term, in the core and in the shard that its first letters name. */
export class Lookup {
  readonly #core: MiniSearch;
  readonly #shards = new Map<string, Promise<MiniSearch>>();
  readonly #names: ReadonlySet<string>;

  constructor(
    private readonly core: Core,
    private readonly load: LoadFile,
  ) {
    this.#core = open(core, core);
    this.#names = new Set(core.shards);
  }

  async find(term: string, { prefix = false, edits = 0 }: LookupOptions): Promise<Found> {
    const shard = await this.#shardOf(term);
    const found: Found = { scores: new Map(), matched: new Set() };
    for (const index of shard ? [this.#core, shard] : [this.#core]) {
      const results = index.search(term, {
        prefix,
        fuzzy: edits > 0 && edits,
        boost,
        weights: { prefix: 0.6, fuzzy: 0.5 },
        tokenize: (text) => [text],
        processTerm: (text) => text,
      });
      for (const { id, score, match } of results) {
        found.scores.set(id, (found.scores.get(id) ?? 0) + score);
        for (const matched of Object.keys(match)) found.matched.add(matched);
      }
    }
    return found;
  }

  /** The shard of a term, fetched once; one that could not be fetched is asked for again the next time. */
  #shardOf(term: string): Promise<MiniSearch> | undefined {
    const name = shardOf(term, this.#names);
    if (name === undefined) return undefined;
    const known = this.#shards.get(name);
    if (known) return known;
    const loading = this.load(`${this.core.version}/terms/${name}.json`).then((terms) =>
      open(this.core, terms as Terms),
    );
    loading.catch(() => this.#shards.delete(name));
    this.#shards.set(name, loading);
    return loading;
  }
}

/** An index over all entries that knows some of their terms. */
function open({ entries, lengths, averages }: Core, { terms, postings }: Terms): MiniSearch {
  const ids = entries.map((_, id) => id);
  return MiniSearch.loadJS(
    {
      documentCount: entries.length,
      nextId: entries.length,
      documentIds: Object.fromEntries(ids.map((id) => [id, id])),
      fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
      fieldLength: Object.fromEntries(lengths.map((length, id) => [id, length])),
      averageFieldLength: averages,
      storedFields: {},
      index: terms.map((term, at) => [term, unpack(postings[at] ?? [])]),
      serializationVersion: 2,
    },
    { fields: [...fields] },
  );
}

/** Postings by field and entry. */
function unpack(postings: readonly number[]): Record<number, Record<number, number>> {
  const data: Record<number, Record<number, number>> = {};
  for (let at = 0; at < postings.length; ) {
    const [field = 0, count = 0] = postings.slice(at, at + 2);
    const end = at + 2 + 2 * count;
    const entries: Record<number, number> = {};
    for (at += 2; at < end; at += 2) entries[postings[at] ?? 0] = postings[at + 1] ?? 0;
    data[field] = entries;
  }
  return data;
}
