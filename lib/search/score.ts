import { type Evidence, type TitleMatch, wholeWindow } from './evidence';
import { type Core, entryKinds, fields } from './index-format';
import { fillers, isLight, isNumber, nameKey, type Query } from './query';
import type { Ranking } from './ranking';
import { stemOf, wordsOf } from './words';

/** An entry with its score. */
export interface Scored {
  id: number;
  score: number;
  /** The factor of its title, which is in the score. */
  title: number;
}

/** The parts of an open index that entries are ranked by. */
export interface Rankable {
  /** The number of entries of the whole index. */
  size: number;
  core: Pick<Core, 'kinds' | 'lengths' | 'links' | 'pageOf' | 'sections'>;
  /** The titles of each entry: a name, and a message. */
  titles: readonly (readonly Title[])[];
}

/** The title of an entry. */
export interface Title {
  /** Its words as one. */
  joined: string;
  /** Its words as one, without fillers and endings. */
  key: string;
  /** Its words without fillers, each with its stem. */
  telling: string[][];
}

/** Prepares the titles of an entry for comparisons with queries. */
export function readTitles(lines: string): Title[] {
  return lines.split('\n').map(readTitle);
}

function readTitle(text: string): Title {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word)).map((word) => [word, stemOf(word)]);
  return { joined: words.join(''), key: nameKey(words), telling };
}

/** Most entries of one page before those of all others: more would fill the list with them. */
const mostOfPage = 3;

/** Entries ordered by relevance, by the index alone. What a page has beyond its best few is last. */
export function rankEntries(
  evidence: Evidence,
  { core, titles, size: total }: Rankable,
  ranking: Ranking,
  section?: string,
): Scored[] {
  const { query, names } = evidence;
  const size = titles.length;
  const { scores, covered } = sumWindows(evidence, size, ranking);
  const whole = wholeFactors(evidence, size, ranking);
  const importances = importancesOf(evidence, ranking);
  const all = importances.reduce((sum, it) => sum + it, 0) || 1;
  const everything = 2 ** query.words.length - 1;
  const found: Scored[] = [];
  for (let id = 0; id < size; id++) {
    const near = names.get(id) ?? 0;
    // Compared with a word that only this entry has, in its title.
    const asName = near * ranking.matches.near * ranking.fields.title * Math.log(1 + total);
    const own = scores[id] ?? 0;
    if (own + asName === 0 || (section !== undefined && core.sections[core.pageOf[id] ?? 0] !== section))
      continue;
    const has = near > 0 ? everything : (covered[id] ?? 0);
    const share = importances.reduce((sum, it, word) => sum + (has & (1 << word) ? it : 0), 0) / all;
    const kind = entryKinds[core.kinds[id] ?? 0] ?? 'page';
    const isPart = kind === 'name' || kind === 'message' || kind === 'option';
    const title = bestFactor(known(evidence.titles, id, titles, evidence), query, ranking.title);
    const factor =
      title *
      (isPart && evidence.isPlain ? 1 : whole[id] || 1) *
      // Parts count less for plain words: a page is about them, and a part only has them.
      (isPart && !evidence.isPlain ? 1 : ranking.kinds[kind]) *
      2 ** ((-ranking.length * (core.lengths[id] ?? 0)) / 4 + (ranking.links * (core.links[id] ?? 0)) / 2);
    found.push({ id, title, score: (own + asName) * share ** ranking.coverage * factor });
  }
  return fewOfEachPage(
    found.sort((a, b) => b.score - a.score || a.id - b.id),
    core.pageOf,
  );
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

/** For each entry, what it has of each window in each field, summed, and the words that it has as bits. */
function sumWindows({ query, slots }: Evidence, size: number, ranking: Ranking) {
  const scores = new Float64Array(size);
  const covered = new Uint32Array(size);
  for (const { window, field, kinds } of slots) {
    const words = query.windows[window];
    if (!words) continue;
    const isLone = words.covers.length === 1;
    const share = isLone ? (isLight(words.term) ? ranking.light : 1) : ranking.joined;
    const weight = share * ranking.fields[fields[field] ?? 'text'];
    const found = Array.from(kinds, ([kind, values]) => ({ values, kind: ranking.matches[kind] }));
    for (let id = 0; id < size; id++) {
      let best = 0;
      for (const { values, kind } of found) best = Math.max(best, (values[id] ?? 0) * kind);
      if (best === 0) continue;
      scores[id] = (scores[id] ?? 0) + best * weight;
      covered[id] = (covered[id] ?? 0) | words.bits;
    }
  }
  return { scores, covered };
}

/** The factor of each entry that has the query as a whole heading or keyword. */
function wholeFactors({ slots }: Evidence, size: number, { fields: weights }: Ranking): Float32Array {
  const factors = new Float32Array(size);
  for (const { window, field, kinds } of slots) {
    if (window !== wholeWindow) continue;
    const weight = weights[fields[field] ?? 'wholeHeading'];
    kinds.get('exact')?.forEach((value, id) => {
      if (value > 0) factors[id] = Math.max(factors[id] ?? 0, weight);
    });
  }
  return factors;
}

/** How much each word of the query counts in the share of the query that a text has. */
export function importancesOf({ query, rarities }: Evidence, { rarity, number, light }: Ranking): number[] {
  return query.words.map((word, at) => {
    const weight = query.words.length === 1 ? 1 : isNumber(word) ? number : isLight(word) ? light : 1;
    return weight * Math.max(0.1, rarities[at] ?? 0) ** rarity;
  });
}

/** How the titles of an entry match a query; compared once, however often they are weighed. */
function known(
  matches: Map<number, TitleMatch[]>,
  id: number,
  titles: readonly (readonly Title[])[],
  evidence: Evidence,
): readonly TitleMatch[] {
  const found = matches.get(id) ?? (titles[id] ?? []).map((title) => matchTitle(title, evidence));
  matches.set(id, found);
  return found;
}

/** How the keywords of an entry match a query. */
export function matchKeywords(keywords: readonly string[], evidence: Evidence): TitleMatch[] {
  return keywords.map((keyword) => matchTitle(readTitle(keyword), evidence));
}

function matchTitle({ joined, key, telling }: Title, { query, terms, synonyms }: Evidence): TitleMatch {
  const asked = query.phrase.replaceAll(' ', '');
  const has = (of: ReadonlyMap<string, number>, forms: readonly string[]) =>
    forms.some((form) => of.has(form));
  const own = telling.filter((forms) => has(terms, forms)).length;
  return {
    isWhole: joined === asked || key === query.key,
    isBegun: asked.length >= 3 && joined.startsWith(asked),
    words: telling.length,
    own,
    alike: telling.filter((forms) => !has(terms, forms) && has(synonyms, forms)).length,
  };
}

/** How well the best of some titles or keywords matches the query, as a factor of at least 1. */
export function bestFactor(matches: readonly TitleMatch[], query: Query, weights: Ranking['title']): number {
  return Math.max(1, ...matches.map((match) => titleFactor(match, query, weights)));
}

/** How well a title matches the query, as a factor of at least 1. */
function titleFactor(match: TitleMatch, { words }: Query, title: Ranking['title']): number {
  if (match.isWhole) return title.whole;
  const said = match.own + match.alike * title.synonym;
  const share = said / Math.max(1, match.words);
  const asShare = Math.min(1, said / Math.max(1, words.length));
  return 1 + title.said * share ** 2 + title.both * share * asShare + (match.isBegun ? title.start : 0);
}
