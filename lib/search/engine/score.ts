import type { QueryMatches } from './match-query';
import type { OpenIndex } from './open-index';
import { ranking } from './ranking';
import type { Title } from './tokenize';

export interface ScoredEntry {
  id: number;
  score: number;
  /** The factor of its title, which is part of the score. */
  titleFactor: number;
}

/** Entries of one page that are listed before all other pages. */
const maxPerPage = 3;

/**
 * The entries that match, best first, scored by the index alone.
 *
 * @param section name of the sidebar to search
 */
export function scoreEntries(
  matches: QueryMatches,
  { core, titles, size }: OpenIndex,
  section?: string,
): ScoredEntry[] {
  const { query, scores, masks, phraseFactors, names } = matches;
  // As much as a word in the title that no other entry has.
  const nameScore = ranking.matches.fuzzyName * ranking.fields.title * Math.log(1 + size);
  const found: ScoredEntry[] = [];
  titles.forEach((title, id) => {
    const similarity = names.get(id) ?? 0;
    const sum = (scores[id] ?? 0) + similarity * nameScore;
    if (sum === 0 || (section !== undefined && core.sections[core.pageOf[id] ?? 0] !== section)) return;
    const coverage = similarity > 0 ? 1 : countWords(masks[id] ?? 0) / query.words.length;
    const titleFactor = matchTitle(title, matches, ranking.title);
    const score = sum * coverage ** ranking.coverage * titleFactor * (phraseFactors[id] || 1);
    found.push({ id, titleFactor, score });
  });
  return limitPerPage(
    found.sort((a, b) => b.score - a.score || a.id - b.id),
    core.pageOf,
  );
}

/** The number of words in a mask. */
export function countWords(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Moves what a page has beyond its first few entries to the end. */
export function limitPerPage(entries: readonly ScoredEntry[], pageOf: readonly number[]): ScoredEntry[] {
  const counts = new Map<number, number>();
  const rest: ScoredEntry[] = [];
  const first = entries.filter((entry) => {
    const page = pageOf[entry.id] ?? 0;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count > maxPerPage) rest.push(entry);
    return count <= maxPerPage;
  });
  return [...first, ...rest];
}

/** How well a title or keyword matches the query, as a factor of at least 1. */
export function matchTitle(title: Title, matches: QueryMatches, weights: typeof ranking.title): number {
  const { query, termMasks, synonymMasks } = matches;
  const joined = query.phrase.join('');
  if (title.joined === joined || title.key === query.key) return weights.exact;
  const own = countMatches(title, termMasks);
  const either = countMatches(title, termMasks, synonymMasks);
  const matched = own + (either - own) * weights.synonym;
  const titleCoverage = matched / Math.max(1, title.significant.length);
  const queryCoverage = Math.min(1, matched / Math.max(1, query.words.length));
  const prefix = joined.length >= 3 && title.joined.startsWith(joined) ? weights.prefix : 0;
  return (
    1 +
    weights.titleCoverage * titleCoverage ** 2 +
    weights.bothCoverage * titleCoverage * queryCoverage +
    prefix
  );
}

/** How many significant words of a title are, in any form, in one of some maps of terms. */
export function countMatches({ significant }: Title, ...maps: ReadonlyMap<string, number>[]): number {
  return significant.filter((forms) => forms.some((form) => maps.some((terms) => terms.has(form)))).length;
}
