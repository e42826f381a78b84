import { fields } from './index-format';
import type { OpenIndex } from './open-index';
import type { Query } from './parse-query';
import { ranking } from './ranking';
import { expandTerms, type TermLookup } from './term-lookup';

export type QueryMatches = Awaited<ReturnType<typeof matchQuery>>;

/** The fields from this number on have whole phrases as terms. */
const firstPhraseField = fields.indexOf('phrase');

/** Matches the n-grams of a query and their synonyms against the index. Masks have a bit for each word of the query. */
export async function matchQuery(query: Query, index: OpenIndex) {
  const { ngrams } = query;
  const { size, lookup } = index;
  const expansions = await Promise.all(ngrams.map((ngram) => expandTerms(ngram, lookup)));
  const synonyms = await Promise.all(
    ngrams.map((ngram) => Promise.all(ngram.synonyms.map((phrase) => matchPhrase(phrase, lookup, size)))),
  );
  /** By entry, summed over n-grams and fields; and the words that it matches, anywhere and in its title and keywords. */
  const scores = new Float64Array(size);
  const masks = new Uint32Array(size);
  const nameMasks = new Uint32Array(size);
  const namesEnd = fields.indexOf('intro') * size;
  /** By index term, the words that it matches; and those that it is a synonym of. */
  const termMasks = new Map<string, number>();
  const synonymMasks = new Map<string, number>();
  ngrams.forEach(({ mask }, at) => {
    if (expansions[at]?.length === 0 && synonyms[at]?.length === 0) return;
    // By field and entry, the best match: several forms of one word count once. Phrase fields are beyond its end, where
    // a typed array ignores writes.
    const best = new Float32Array(firstPhraseField * size);
    const add = (postings: Iterable<Posting>, weight: number) => {
      for (const [slot, idf] of postings) if (idf * weight > (best[slot] ?? 0)) best[slot] = idf * weight;
    };
    for (const { term, kind, similarity, postings } of expansions[at] ?? []) {
      add(decode(postings, size), ranking.matches[kind] * similarity);
      addMask(termMasks, term, mask);
    }
    for (const { terms, postings } of synonyms[at] ?? []) {
      add(postings, ranking.matches.synonym);
      for (const term of terms) addMask(synonymMasks, term, mask);
    }
    best.forEach((value, slot) => {
      if (value === 0) return;
      const id = slot % size;
      scores[id] = (scores[id] ?? 0) + value * fieldWeight(slot, size);
      masks[id] = (masks[id] ?? 0) | mask;
      if (slot < namesEnd) nameMasks[id] = (nameMasks[id] ?? 0) | mask;
    });
  });

  /** By entry, for a heading, keyword or link text that equals the query; 0 if there is none. */
  const phraseFactors = new Float32Array(size);
  for (const [slot] of (await lookup(query.key)).flatMap(({ postings }) => decode(postings, size))) {
    const factor = slot < firstPhraseField * size ? 0 : fieldWeight(slot, size);
    phraseFactors[slot % size] = Math.max(phraseFactors[slot % size] ?? 0, factor);
  }
  const terms: ReadonlySet<string> = new Set([...termMasks.keys(), ...synonymMasks.keys()]);
  return { query, scores, masks, nameMasks, phraseFactors, terms, termMasks, synonymMasks };
}

const fieldWeight = (slot: number, size: number) => ranking.fields[fields[Math.floor(slot / size)] ?? 'text'];

const addMask = (masks: Map<string, number>, term: string, mask: number) =>
  masks.set(term, (masks.get(term) ?? 0) | mask);

/** An entry in a field, as field × number of entries + entry; and the IDF of the term in that field. */
type Posting = [slot: number, idf: number];

function decode(postings: readonly number[], size: number): Posting[] {
  const decoded: Posting[] = [];
  for (let at = 0; at < postings.length; ) {
    const [field = 0, count = 0] = postings.slice(at, at + 2);
    const idf = Math.log(1 + (size - count + 0.5) / (count + 0.5));
    let slot = field * size;
    const end = at + 2 + count;
    for (at += 2; at < end; at++) {
      slot += postings[at] ?? 0;
      decoded.push([slot, idf]);
    }
  }
  return decoded;
}

/** The terms of a synonym, and the entries that have all its words, in each field with the mean IDF of its words. */
async function matchPhrase(words: readonly string[], lookup: TermLookup, size: number) {
  const matches = await Promise.all(words.map((word) => lookup(word)));
  const postings = matches.map((terms) => terms.flatMap((term) => decode(term.postings, size)));
  const entries = postings.map((list) => new Set(list.map(([slot]) => slot % size)));
  const means = new Map<number, number>();
  for (const [slot, idf] of postings.flat()) {
    if (entries.every((ids) => ids.has(slot % size)))
      means.set(slot, (means.get(slot) ?? 0) + idf / words.length);
  }
  return { terms: matches.flat().map(({ term }) => term), postings: means };
}
