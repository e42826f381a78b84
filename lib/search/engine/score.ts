import type { QueryMatches } from './match-query';
import type { AnalyzedPassage, OpenIndex } from './open-index';
import { ranking } from './ranking';
import type { Title } from './tokenize';

export interface ScoredEntry {
  id: number;
  score: number;
  /** The factor in the score for its title. */
  titleFactor: number;
  /** Its passages, once they are read. */
  scored?: ScoredPassage[];
}

/** Entries of one page that may come before those of other pages. */
const maxPerPage = 3;

/** The entries that match, best first, scored by the index alone; only those of a section if one is given. */
export function scoreEntries(matches: QueryMatches, index: OpenIndex, section?: string): ScoredEntry[] {
  const { query, scores, masks, phraseFactors } = matches;
  const { core, titles } = index;
  const found: ScoredEntry[] = [];
  titles.forEach((title, id) => {
    const sum = scores[id] ?? 0;
    if (sum === 0 || (section !== undefined && core.sections[core.pageOf[id] ?? 0] !== section)) return;
    const coverage = countWords(masks[id] ?? 0) / query.words.length;
    const titleFactor = matchTitle(title, matches, ranking.title);
    const score = sum * coverage ** ranking.coverage * titleFactor * (phraseFactors[id] || 1);
    found.push({ id, titleFactor, score: index.yields(id) ? score * ranking.yielding : score });
  });
  found.sort((a, b) => b.score - a.score);
  return limitPerPage(found, core.pageOf);
}

/** The number of words in a mask. */
const countWords = (mask: number) => mask.toString(2).replaceAll('0', '').length;

/** Whether an entry has most words of the query in its title and keywords, or a query of some length word for word. */
export function isNamed({ id, scored }: ScoredEntry, { nameMasks, query }: QueryMatches): boolean {
  const isQuoted =
    query.words.length > 3 && scored?.[0]?.passage.words.includes(` ${query.phrase.join(' ')} `);
  return isQuoted || countWords(nameMasks[id] ?? 0) > query.words.length / 2;
}

/** Moves the entries of a page beyond the first few to the end. */
export function limitPerPage(entries: readonly ScoredEntry[], pageOf: readonly number[]): ScoredEntry[] {
  const counts = new Map<number, number>();
  const isExtra = entries.map(({ id }) => {
    const page = pageOf[id] ?? 0;
    counts.set(page, (counts.get(page) ?? 0) + 1);
    return (counts.get(page) ?? 0) > maxPerPage;
  });
  return [false, true].flatMap((extra) => entries.filter((_, at) => isExtra[at] === extra));
}

/** How well a title or keyword matches the query, as a factor of at least 1. */
export function matchTitle(title: Title, matches: QueryMatches, weights: typeof ranking.title): number {
  const { query, terms, termMasks } = matches;
  const joined = query.phrase.join('');
  if (title.joined === joined || title.key === query.key) return weights.exact;
  const own = countMatches(title, termMasks);
  const matched = own + (countMatches(title, terms) - own) * weights.synonym;
  const share = matched / Math.max(1, title.significant.length);
  const queryShare = Math.min(1, matched / Math.max(1, query.words.length));
  return 1 + weights.titleCoverage * share ** 2 + weights.bothCoverage * share * queryShare;
}

/** How many significant words of a title are among some terms, in any form. */
const countMatches = ({ significant }: Title, terms: { has: (term: string) => boolean }) =>
  significant.filter((forms) => forms.some((form) => terms.has(form))).length;

export interface ScoredPassage {
  passage: AnalyzedPassage;
  score: number;
  /** The words of the query that it matches, itself or by a synonym. */
  mask: number;
}

/** The passages of an entry that match a word of the query, best first. */
export function scorePassages(passages: readonly AnalyzedPassage[], matches: QueryMatches): ScoredPassage[] {
  const { query, termMasks, synonymMasks } = matches;
  const weights = ranking.passage;
  /** The matches of the title and the headings above the current passage, by level. */
  const headingMasks: number[] = [];
  return passages
    .flatMap((passage): ScoredPassage[] => {
      const { level, terms, words, heading } = passage;
      const own = matchTerms(terms, termMasks);
      const synonyms = matchTerms(terms, synonymMasks) & ~own;
      const mask = own | synonyms;
      if (level > 0) headingMasks.length = Math.min(headingMasks.length, level);
      const inherited = headingMasks.reduce((sum, it) => sum | it, 0) & ~mask;
      if (level > 0) headingMasks[level] = mask;
      if (mask === 0) return [];
      const matched =
        countWords(own) +
        weights.synonym * countWords(synonyms) +
        weights.inherited * countWords(inherited) +
        weights.proximity * proximity(words, query.phrase);
      let factor = level === 1 ? weights.title : 1;
      if (heading) {
        const coverage = countMatches(heading, termMasks) / Math.max(1, heading.significant.length);
        factor = weights.heading + weights.headingCoverage * coverage;
      }
      return [{ passage, score: matched * factor, mask }];
    })
    .sort((a, b) => b.score - a.score);
}

const matchTerms = (terms: readonly string[], masks: ReadonlyMap<string, number>) =>
  terms.reduce((mask, term) => mask | (masks.get(term) ?? 0), 0);

/** The share of the query's neighboring words that are neighbors in a passage too, from 0 to 1. */
function proximity(passageWords: string, queryWords: readonly string[]): number {
  const pairs = queryWords.slice(1).map((word, at) => ` ${queryWords[at]} ${word} `);
  return pairs.filter((pair) => passageWords.includes(pair)).length / Math.max(1, pairs.length);
}
