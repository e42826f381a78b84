import { findMistyped, findTyped, splitWord } from './find-words';
import { fields } from './index-format';
import type { Lookup, Match } from './lookup';
import type { FindNames } from './near-names';
import type { Query } from './query';
import type { MatchKind } from './ranking';

/** What entries have of some words of the query in one field. */
export interface Slot {
  /** Number of the window. */
  window: number;
  /** Number of the field. */
  field: number;
  /** For each kind of match and each entry, how rare and how like the best term is; 0 if the entry has none. */
  kinds: Map<MatchKind, Float32Array>;
}

/** What a title has of a query. */
export interface TitleMatch {
  /** Whether it is the whole query, and whether it begins with it. */
  isWhole: boolean;
  isBegun: boolean;
  /** The number of its words without fillers; of those that the query has, and of those of which it has a synonym. */
  words: number;
  own: number;
  alike: number;
}

/** Everything the index has on a query. It does not depend on the constants of the ranking. */
export interface Evidence {
  query: Query;
  slots: Slot[];
  /** The words of the query that each term of the index matches, as bits; and those of which it matches a synonym. */
  terms: Map<string, number>;
  synonyms: Map<string, number>;
  /** How rare each word of the query is. */
  rarities: number[];
  /** How nearly the query is the name of an entry. */
  names: ReadonlyMap<number, number>;
  /** How the titles of entries match, as far as they were compared. */
  titles: Map<number, TitleMatch[]>;
  /** Whether the query is plain words that are all in the index: it need not be a name. */
  isPlain: boolean;
}

/** The parts of an open index that queries are matched with. */
export interface Matchable {
  size: number;
  lookup: Lookup;
  findNames: FindNames;
}

const wholeHeading = fields.indexOf('wholeHeading');

/** Finds every entry that has a word of the query, written alone or together with its neighbours. */
export async function gather(query: Query, index: Matchable): Promise<Evidence> {
  const { words, windows } = query;
  const typed = await Promise.all(windows.map((window) => findTyped(window, index.lookup)));
  // Only a word that is nowhere in the index counts as mistyped; otherwise "stake" would find "state".
  const found = await Promise.all(
    windows.map((window, at) => {
      const isMissing = window.covers.length === 1 && typed[at]?.length === 0;
      return isMissing ? findMistyped(window.term, index.lookup) : (typed[at] ?? []);
    }),
  );
  const others = await Promise.all(
    windows.map(async (window, at) => {
      const isMissing = window.covers.length === 1 && found[at]?.length === 0;
      const split = isMissing ? await splitWord(window.term, index.lookup) : [];
      return findSynonyms([...window.synonyms, ...split], index);
    }),
  );
  const slots = new Slots(index.size);
  const isKnown = windows.every(
    ({ covers }, at) => covers.length > 1 || found[at]?.some(({ kind }) => kind !== 'prefix'),
  );
  const isPlain = query.isPlain && isKnown;
  const evidence: Evidence = {
    query,
    slots: [],
    terms: new Map(),
    synonyms: new Map(),
    rarities: words.map(() => 0),
    names: new Map(
      index
        .findNames(words.join(''))
        // Plain words are a part of many names, and mean none of them.
        .filter(({ likeness }) => likeness === 1 || !isPlain)
        .map(({ id, likeness }) => [id, likeness]),
    ),
    titles: new Map(),
    isPlain,
  };
  windows.forEach(({ covers, bits }, window) => {
    for (const match of found[window] ?? []) {
      slots.add(window, match);
      addBits(evidence.terms, match.term, bits);
    }
    for (const { slots: more, terms } of others[window] ?? []) {
      for (const [field, values] of more) slots.merge(window, field, 'synonym', values);
      for (const term of terms) addBits(evidence.synonyms, term, bits);
    }
    const [word] = covers;
    if (covers.length === 1 && word !== undefined) evidence.rarities[word] = slots.rarityOf(window);
  });
  for (const match of await index.lookup(query.key)) slots.add(wholeWindow, match, wholeHeading);
  evidence.slots = slots.all();
  return evidence;
}

function addBits(all: Map<string, number>, term: string, bits: number): void {
  all.set(term, (all.get(term) ?? 0) | bits);
}

/** Number of the window that is all of the query. */
export const wholeWindow = -1;

/** The slots of a query while they are filled. */
class Slots {
  readonly #slots = new Map<number, Slot>();

  constructor(private readonly size: number) {}

  all(): Slot[] {
    return [...this.#slots.values()];
  }

  /** Adds the entries of a term, from the fields of whole texts only, or from all others. */
  add(window: number, { postings, kind, likeness }: Match, from = 0): void {
    for (const [field, values] of entriesOf(postings, this.size)) {
      if (field >= wholeHeading !== from >= wholeHeading) continue;
      this.merge(window, field, kind, values, likeness);
    }
  }

  /** Keeps the larger one of the values of each entry. */
  merge(
    window: number,
    field: number,
    kind: MatchKind,
    values: Iterable<[number, number]>,
    weight = 1,
  ): void {
    const key = window * fields.length + field;
    const slot = this.#slots.get(key) ?? { window, field, kinds: new Map() };
    this.#slots.set(key, slot);
    const best = slot.kinds.get(kind) ?? new Float32Array(this.size);
    slot.kinds.set(kind, best);
    for (const [id, value] of values) {
      if (value * weight > (best[id] ?? 0)) best[id] = value * weight;
    }
  }

  /** How rare a word is, by the number of entries that have it. */
  rarityOf(window: number): number {
    const own = this.all().flatMap((slot) =>
      slot.window === window ? [...slot.kinds].flatMap(([kind, it]) => (kind === 'synonym' ? [] : [it])) : [],
    );
    let count = 0;
    for (let id = 0; id < this.size; id++) if (own.some((values) => (values[id] ?? 0) > 0)) count++;
    return rarity(count, this.size);
  }
}

/** Rare terms say more about an entry. */
function rarity(count: number, size: number): number {
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

/** The entries of postings by field, each with the rarity of the term in the field. */
function entriesOf(postings: readonly number[], size: number): [field: number, values: [number, number][]][] {
  const found: [number, [number, number][]][] = [];
  for (let at = 0; at < postings.length; ) {
    const [field = 0, count = 0] = postings.slice(at, at + 2);
    const worth = rarity(count, size);
    let id = 0;
    const values = postings.slice(at + 2, at + 2 + count).map((difference): [number, number] => {
      id += difference;
      return [id, worth];
    });
    found.push([field, values]);
    at += 2 + count;
  }
  return found;
}

/** What other words for a window are in: for each of them, values by field, and the terms. */
async function findSynonyms(phrases: readonly string[][], { lookup, size }: Matchable) {
  return Promise.all(
    phrases.map(async (words) => {
      const found = await Promise.all(words.map((word) => lookup(word)));
      const each = found.map((matches) => {
        const slots = new Map<number, Map<number, number>>();
        for (const { postings } of matches) {
          for (const [field, values] of entriesOf(postings, size)) {
            if (field >= wholeHeading) continue;
            const slot = slots.get(field) ?? new Map<number, number>();
            slots.set(field, slot);
            for (const [id, value] of values) slot.set(id, Math.max(value, slot.get(id) ?? 0));
          }
        }
        return slots;
      });
      return { slots: inAll(each), terms: found.flat().map(({ term }) => term) };
    }),
  );
}

/** The mean values of entries that have all of some words, by field. */
function inAll(each: readonly Map<number, Map<number, number>>[]): Map<number, Map<number, number>> {
  const having = each.map((slots) => new Set([...slots.values()].flatMap((slot) => [...slot.keys()])));
  const sums = new Map<number, Map<number, number>>();
  for (const slots of each) {
    for (const [field, slot] of slots) {
      const sum = sums.get(field) ?? new Map<number, number>();
      sums.set(field, sum);
      for (const [id, value] of slot) {
        if (having.every((ids) => ids.has(id))) sum.set(id, (sum.get(id) ?? 0) + value / each.length);
      }
    }
  }
  return sums;
}
