import { findMistyped, findTyped } from './expand-terms';
import { fields } from './index-format';
import type { OpenIndex } from './open-index';
import type { Query } from './parse-query';
import { ranking } from './ranking';
import type { Lookup } from './term-lookup';

/** Everything that the terms of the index have on a query. */
export interface Evidence {
  query: Query;
  /** What each entry has of the query, summed over windows and fields; and the words that it has, as bits. */
  scores: Float64Array;
  covered: Uint32Array;
  /** The factor of each entry that has the query as a whole heading, keyword or link text; 0 for the others. */
  whole: Float32Array;
  /** The words of the query that each term of the index matches, as bits; and those of which it matches a synonym. */
  terms: Map<string, number>;
  synonyms: Map<string, number>;
  /** How nearly the query is the name of an entry. */
  names: ReadonlyMap<number, number>;
}

const wholeHeading = fields.indexOf('wholeHeading');

/** Finds every entry that has a word of the query, written alone or together with its neighbours. */
export async function gather(query: Query, index: OpenIndex): Promise<Evidence> {
  const { words, windows } = query;
  const { size, lookup } = index;
  const typed = await Promise.all(windows.map((window) => findTyped(window, lookup)));
  // Only a word that is nowhere in the index counts as mistyped; otherwise "stake" would find "state".
  const found = await Promise.all(
    windows.map((window, at) => {
      const isMissing = window.isWord && typed[at]?.length === 0;
      return isMissing ? findMistyped(window.term, lookup) : (typed[at] ?? []);
    }),
  );
  const others = await Promise.all(windows.map(({ synonyms }) => findSynonyms(synonyms, lookup, size)));
  const isKnown = windows.every(
    ({ isWord }, at) => !isWord || found[at]?.some(({ kind }) => kind !== 'prefix'),
  );
  const isPlain = query.isPlain && isKnown;
  const evidence: Evidence = {
    query,
    scores: new Float64Array(size),
    covered: new Uint32Array(size),
    whole: new Float32Array(size),
    terms: new Map(),
    synonyms: new Map(),
    names: new Map(
      // Plain words are a part of many names, and mean none of them.
      [...index.findNames(words.join(''))].filter(([, likeness]) => likeness === 1 || !isPlain),
    ),
  };
  windows.forEach(({ bits }, window) => {
    const best = new BestByField(size);
    for (const { term, kind, likeness, postings } of found[window] ?? []) {
      for (const [field, values] of entriesOf(postings, size))
        best.add(field, values, ranking.matches[kind] * likeness);
      addBits(evidence.terms, term, bits);
    }
    for (const { slots, terms } of others[window] ?? []) {
      for (const [field, values] of slots) best.add(field, values, ranking.matches.synonym);
      for (const term of terms) addBits(evidence.synonyms, term, bits);
    }
    best.addTo(evidence, bits);
  });
  for (const { postings } of await lookup(query.key)) {
    for (const [field, values] of entriesOf(postings, size)) {
      if (field < wholeHeading) continue;
      const factor = weightOf(field);
      for (const [id] of values) evidence.whole[id] = Math.max(evidence.whole[id] ?? 0, factor);
    }
  }
  return evidence;
}

function weightOf(field: number): number {
  return ranking.fields[fields[field] ?? 'text'];
}

function addBits(all: Map<string, number>, term: string, bits: number): void {
  all.set(term, (all.get(term) ?? 0) | bits);
}

/** By field, the best value that each entry has of a window. */
class BestByField {
  readonly #fields = new Map<number, Float32Array>();

  constructor(private readonly size: number) {}

  /** Keeps the larger one of the values of each entry. Fields of whole texts have no words. */
  add(field: number, values: Iterable<[number, number]>, weight: number): void {
    if (field >= wholeHeading) return;
    const best = this.#fields.get(field) ?? new Float32Array(this.size);
    this.#fields.set(field, best);
    for (const [id, value] of values) {
      if (value * weight > (best[id] ?? 0)) best[id] = value * weight;
    }
  }

  addTo({ scores, covered }: Pick<Evidence, 'scores' | 'covered'>, bits: number): void {
    for (const [field, best] of this.#fields) {
      const weight = weightOf(field);
      best.forEach((value, id) => {
        if (value === 0) return;
        scores[id] = (scores[id] ?? 0) + value * weight;
        covered[id] = (covered[id] ?? 0) | bits;
      });
    }
  }
}

/** The entries of postings by field, each with the rarity (IDF) of the term in the field. */
function entriesOf(postings: readonly number[], size: number): [field: number, values: [number, number][]][] {
  const found: [number, [number, number][]][] = [];
  for (let at = 0; at < postings.length; ) {
    const [field = 0, count = 0] = postings.slice(at, at + 2);
    const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
    let id = 0;
    const values = postings.slice(at + 2, at + 2 + count).map((difference): [number, number] => {
      id += difference;
      return [id, rarity];
    });
    found.push([field, values]);
    at += 2 + count;
  }
  return found;
}

/** What other words for a window are in: for each of them, values by field, and the terms. */
async function findSynonyms(phrases: readonly string[][], lookup: Lookup, size: number) {
  return Promise.all(
    phrases.map(async (words) => {
      const found = await Promise.all(words.map((word) => lookup(word)));
      const each = found.map((matches) => {
        const slots = new Map<number, Map<number, number>>();
        for (const { postings } of matches) {
          for (const [field, values] of entriesOf(postings, size)) {
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
