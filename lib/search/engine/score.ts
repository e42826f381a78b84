import type { Evidence } from './match-query';
import { type OpenIndex, readTitle, type Title } from './open-index';
import { ranking } from './ranking';

/** An entry with its score. */
export interface Scored {
  id: number;
  score: number;
  /** The factor of its title, which is in the score. */
  title: number;
}

/** Most entries of one page before those of all others: more would fill the list with them. */
const mostOfPage = 3;

/** Entries ordered by relevance, by the index alone. What a page has beyond its best few is last. */
export function rankEntries(
  evidence: Evidence,
  { core, titles, size }: OpenIndex,
  section?: string,
): Scored[] {
  const { query, scores, covered, whole, names } = evidence;
  const everything = 2 ** query.words.length - 1;
  // Compared with a word that only this entry has, in its title.
  const ofName = ranking.matches.near * ranking.fields.title * Math.log(1 + size);
  const found: Scored[] = [];
  titles.forEach((ownTitle, id) => {
    const near = names.get(id) ?? 0;
    const score = (scores[id] ?? 0) + near * ofName;
    if (score === 0 || (section !== undefined && core.sections[core.pageOf[id] ?? 0] !== section)) return;
    const has = near > 0 ? everything : (covered[id] ?? 0);
    const share = countBits(has) / query.words.length;
    const title = titleFactor(ownTitle, evidence, ranking.title);
    found.push({ id, title, score: score * share ** ranking.coverage * title * (whole[id] || 1) });
  });
  return fewOfEachPage(
    found.sort((a, b) => b.score - a.score || a.id - b.id),
    core.pageOf,
  );
}

/** The number of words in some bits. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Entries in their order, but what a page has beyond its first few last. */
export function fewOfEachPage(entries: readonly Scored[], pageOf: readonly number[]): Scored[] {
  const counts = new Map<number, number>();
  const later: Scored[] = [];
  const first = entries.filter((entry) => {
    const page = pageOf[entry.id] ?? 0;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count > mostOfPage) later.push(entry);
    return count <= mostOfPage;
  });
  return [...first, ...later];
}

/** How well the best keyword of an entry matches the query, as a factor of at least 1. */
export function keywordFactor(keywords: readonly string[], evidence: Evidence): number {
  const factors = keywords.map((keyword) => titleFactor(readTitle(keyword), evidence, ranking.keyword));
  return Math.max(1, ...factors);
}

/** How well a title matches the query, as a factor of at least 1. */
function titleFactor(
  { joined, key, telling }: Title,
  { query, terms, synonyms }: Evidence,
  weights: typeof ranking.title,
): number {
  const asked = query.phrase.replaceAll(' ', '');
  if (joined === asked || key === query.key) return weights.whole;
  const has = (of: ReadonlyMap<string, number>, forms: readonly string[]) =>
    forms.some((form) => of.has(form));
  const own = telling.filter((forms) => has(terms, forms)).length;
  const alike = telling.filter((forms) => !has(terms, forms) && has(synonyms, forms)).length;
  const said = own + alike * weights.synonym;
  const share = said / Math.max(1, telling.length);
  const asShare = Math.min(1, said / Math.max(1, query.words.length));
  const start = asked.length >= 3 && joined.startsWith(asked) ? weights.start : 0;
  return 1 + weights.said * share ** 2 + weights.both * share * asShare + start;
}
