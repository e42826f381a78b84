import type { QueryMatches } from './match-query';
import type { AnalyzedPassage } from './open-index';
import { ranking } from './ranking';
import { countMatches, countWords } from './score';

export interface ScoredPassage {
  passage: AnalyzedPassage;
  score: number;
  /** The words of the query that it matches, itself or by a synonym. */
  mask: number;
}

/** The passages of an entry that match a word of the query, best first. */
export function scorePassages(
  passages: readonly AnalyzedPassage[],
  { query, termMasks, synonymMasks }: QueryMatches,
): ScoredPassage[] {
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
      const coverage = heading
        ? countMatches(heading, termMasks) / Math.max(1, heading.significant.length)
        : 0;
      const headingFactor = weights.heading + weights.headingCoverage * coverage;
      const factor = level === 1 ? weights.title : heading ? headingFactor : 1;
      return [{ passage, score: matched * factor, mask }];
    })
    .sort((a, b) => b.score - a.score);
}

function matchTerms(terms: readonly string[], masks: ReadonlyMap<string, number>): number {
  return terms.reduce((mask, term) => mask | (masks.get(term) ?? 0), 0);
}

/** The share of the query's neighboring words that are neighbors in a passage too, from 0 to 1. */
function proximity(passageWords: string, queryWords: readonly string[]): number {
  if (queryWords.length < 2) return 0;
  const pairs = queryWords
    .slice(1)
    .filter((word, at) => passageWords.includes(` ${queryWords[at]} ${word} `)).length;
  return pairs / (queryWords.length - 1);
}
