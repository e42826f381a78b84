import type { PageLink } from '@/lib/navigation/types';
import { splitWords, stem } from '../engine/tokenize';
import { recordText, type SearchRecord } from '../record';

/** Weights of a word by where it occurs; keywords count as the title, whose record has them. */
const weights = { title: 6, heading: 3, content: 1 };

/** How many of its most characteristic words a page is compared by. */
const maxWords = 60;

const minSimilarity = 0.08;

/** A page with the TF-IDF weights of its words; their squares sum to 1. */
type PageVector = PageLink & { words: Map<string, number> };

/** By route of a page, the other pages by similarity (cosine of TF-IDF weights), best first. */
export function relatedPages(records: readonly SearchRecord[]): Map<string, PageLink[]> {
  const pages = createVectors(records);
  const pagesWith = new Map<string, PageVector[]>();
  for (const page of pages) {
    for (const word of page.words.keys()) {
      const others = pagesWith.get(word) ?? [];
      pagesWith.set(word, others);
      others.push(page);
    }
  }
  return new Map(
    pages.map((page) => {
      const similarity = new Map<PageVector, number>();
      for (const [word, weight] of page.words) {
        for (const other of pagesWith.get(word) ?? [])
          add(similarity, other, weight * (other.words.get(word) ?? 0));
      }
      similarity.delete(page);
      const best = [...similarity].filter(([, value]) => value >= minSimilarity).sort((a, b) => b[1] - a[1]);
      return [page.href, best.map(([{ label, href }]) => ({ label, href }))];
    }),
  );
}

function createVectors(records: readonly SearchRecord[]): PageVector[] {
  const pages = new Map<string, { label: string; counts: Map<string, number> }>();
  for (const record of records) {
    const { url_without_anchor: url, type, hierarchy, keywords } = record;
    const page = pages.get(url) ?? { label: hierarchy.lvl1 ?? '', counts: new Map() };
    pages.set(url, page);
    const weight = type === 'lvl1' ? weights.title : type === 'content' ? weights.content : weights.heading;
    countWords(page.counts, [recordText(record), ...keywords].join('\n'), weight);
  }
  const frequencies = new Map<string, number>();
  for (const { counts } of pages.values()) for (const word of counts.keys()) add(frequencies, word, 1);
  const idf = (word: string) => Math.log(pages.size / (frequencies.get(word) ?? 1));
  return [...pages].map(([url, { label, counts }]) => {
    const weighted = [...counts]
      .map(([word, count]): [string, number] => [word, (1 + Math.log(count)) * idf(word)])
      // A word that only one page has relates it to none.
      .filter(([word, weight]) => weight > 0 && (frequencies.get(word) ?? 0) > 1)
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxWords);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    const words = new Map(weighted.map(([word, weight]) => [word, weight / length]));
    return { label, href: new URL(url).pathname, words };
  });
}

function countWords(counts: Map<string, number>, text: string, weight: number): void {
  for (const word of splitWords(text)) {
    const root = stem(word);
    // Numbers and single letters do not characterize a page.
    if (root.length > 2 && !/^\d/.test(root)) add(counts, root, weight);
  }
}

function add<K>(sums: Map<K, number>, key: K, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
