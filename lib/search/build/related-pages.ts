import { splitWords, stem } from '../engine/tokenize';
import { recordText, type SearchRecord } from '../record';
import type { RelatedPage } from '../response';

/** Weight of a word by where it occurs. */
const weights = { title: 6, keywords: 6, heading: 3, content: 1 };

/** How many of its most characteristic words a page is compared by. */
const maxWords = 60;

/** From 0 to 1. */
const minSimilarity = 0.08;

interface PageVector extends RelatedPage {
  /** TF-IDF weights of its words; the squares sum to 1. */
  words: Map<string, number>;
}

/** For each page, by route, the other pages by similarity (cosine of TF-IDF weights), best first. */
export function relatedPages(records: readonly SearchRecord[]): Map<string, RelatedPage[]> {
  const pages = createVectors(records);
  const index = new Map<string, [page: PageVector, weight: number][]>();
  for (const page of pages) {
    for (const [word, weight] of page.words) {
      const postings = index.get(word);
      if (postings) postings.push([page, weight]);
      else index.set(word, [[page, weight]]);
    }
  }
  return new Map(
    pages.map((page) => {
      const similarity = new Map<PageVector, number>();
      for (const [word, weight] of page.words) {
        for (const [other, otherWeight] of index.get(word) ?? [])
          similarity.set(other, (similarity.get(other) ?? 0) + weight * otherWeight);
      }
      similarity.delete(page);
      const best = [...similarity].filter(([, value]) => value >= minSimilarity).sort((a, b) => b[1] - a[1]);
      return [page.route, best.map(([{ route, title }]) => ({ route, title }))];
    }),
  );
}

function createVectors(records: readonly SearchRecord[]): PageVector[] {
  const pages = new Map<string, { title: string; counts: Map<string, number> }>();
  for (const record of records) {
    const { url_without_anchor: url, type, hierarchy, keywords } = record;
    const page = pages.get(url) ?? { title: hierarchy.lvl1 ?? '', counts: new Map() };
    pages.set(url, page);
    const weight = type === 'lvl1' ? weights.title : type === 'content' ? weights.content : weights.heading;
    countWords(page.counts, recordText(record), weight);
    countWords(page.counts, keywords.join(' '), weights.keywords);
  }
  const pagesWith = new Map<string, number>();
  for (const { counts } of pages.values()) {
    for (const word of counts.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  return [...pages].map(([url, { title, counts }]) => {
    const weighted = [...counts]
      .filter(([word]) => (pagesWith.get(word) ?? 0) > 1)
      .map(([word, count]): [string, number] => {
        const idf = Math.log(pages.size / (pagesWith.get(word) ?? 1));
        return [word, (1 + Math.log(count)) * idf];
      })
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxWords);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    const words = new Map(weighted.map(([word, weight]) => [word, weight / length]));
    return { route: new URL(url).pathname, title, words };
  });
}

function countWords(counts: Map<string, number>, text: string, weight: number): void {
  for (const word of splitWords(text)) {
    const root = stem(word);
    // Numbers and single letters do not characterize a page.
    if (root.length > 2 && !/^\d/.test(root)) counts.set(root, (counts.get(root) ?? 0) + weight);
  }
}
