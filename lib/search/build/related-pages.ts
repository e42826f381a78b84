import { stemOf, wordsOf } from '../engine/tokenize';
import { type SearchRecord, textOf } from '../record';

/** Most related pages a page shows. */
export const mostRelated = 5;

/** Weight of a word by its place in a record. */
const weights = { title: 6, keywords: 6, heading: 3, content: 1 };

/** How many words of a page are compared: its most characteristic ones. */
const telling = 60;

/** Least similarity of related pages, from 0 to 1. */
const leastAlike = 0.08;

/** A page that others are compared with. */
interface Page {
  route: string;
  title: string;
  /** Weight of each word of the page; the squares sum to 1. */
  words: Map<string, number>;
}

/** A page to read next. */
export interface RelatedPage {
  title: string;
  route: string;
}

/**
 * For each page, by route, the most similar other pages: those that share words that are frequent in both and rare
 * elsewhere (cosine of TF-IDF weights). Best first, without limit; pages with nothing in common are left out.
 */
export function relatedPages(records: readonly SearchRecord[]): Map<string, RelatedPage[]> {
  const pages = weigh(records);
  const having = new Map<string, [page: Page, weight: number][]>();
  for (const page of pages) {
    for (const [word, weight] of page.words) {
      const others = having.get(word);
      if (others) others.push([page, weight]);
      else having.set(word, [[page, weight]]);
    }
  }
  return new Map(
    pages.map((page) => {
      const likeness = new Map<Page, number>();
      for (const [word, weight] of page.words) {
        for (const [other, otherWeight] of having.get(word) ?? []) {
          likeness.set(other, (likeness.get(other) ?? 0) + weight * otherWeight);
        }
      }
      likeness.delete(page);
      const best = [...likeness].filter(([, score]) => score >= leastAlike).sort((a, b) => b[1] - a[1]);
      return [page.route, best.map(([{ route, title }]) => ({ route, title }))];
    }),
  );
}

function weigh(records: readonly SearchRecord[]): Page[] {
  const counts = new Map<string, { title: string; words: Map<string, number> }>();
  for (const record of records) {
    const { url_without_anchor: url, type, hierarchy, keywords } = record;
    const page = counts.get(url) ?? { title: hierarchy.lvl1 ?? '', words: new Map() };
    counts.set(url, page);
    const weight = type === 'lvl1' ? weights.title : type === 'content' ? weights.content : weights.heading;
    count(page.words, textOf(record), weight);
    count(page.words, keywords.join(' '), weights.keywords);
  }
  const pagesWith = new Map<string, number>();
  for (const { words } of counts.values()) {
    for (const word of words.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  return [...counts].map(([url, { title, words }]) => {
    const rarity = (word: string) => Math.log(counts.size / (pagesWith.get(word) ?? 1));
    const weighted = [...words]
      .map(([word, times]): [string, number] => [word, (1 + Math.log(times)) * rarity(word)])
      .filter(([word, weight]) => weight > 0 && (pagesWith.get(word) ?? 0) > 1)
      .sort((a, b) => b[1] - a[1])
      .slice(0, telling);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return {
      route: new URL(url).pathname,
      title,
      words: new Map(weighted.map(([word, weight]) => [word, weight / length])),
    };
  });
}

function count(words: Map<string, number>, text: string, weight: number): void {
  for (const word of wordsOf(text)) {
    const stem = stemOf(word);
    // Numbers and single letters do not characterize a page.
    if (stem.length > 2 && !/^\d/.test(stem)) words.set(stem, (words.get(stem) ?? 0) + weight);
  }
}
