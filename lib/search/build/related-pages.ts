import type { PageLink } from '@/lib/navigation/types';
import { splitWords, stem } from '../engine/tokenize';
import { headingLevel, recordText, type SearchRecord } from '../record';

/** Weights of a word by the level of its record. Keywords count as the title, whose record has them. */
const weights = { title: 6, heading: 3, content: 1 };

/** How many of its most characteristic words a page is compared by. */
const maxWords = 60;

const minSimilarity = 0.08;

/** A page with its words: how often they occur, then their TF-IDF weights, whose squares sum to 1. */
type PageVector = PageLink & { words: Map<string, number> };

/** By route of a page, the other pages by similarity (cosine of TF-IDF weights), best first. */
export function relatedPages(records: readonly SearchRecord[]): Map<string, PageLink[]> {
  const vectors = weighWords(countWords(records));
  const similarity = (a: PageVector, b: PageVector) =>
    [...a.words].reduce((sum, [word, weight]) => sum + weight * (b.words.get(word) ?? 0), 0);
  const relate = (page: PageVector) =>
    vectors
      .flatMap((other) => (other === page ? [] : [{ ...other, similarity: similarity(page, other) }]))
      .filter((other) => other.similarity >= minSimilarity)
      .sort((a, b) => b.similarity - a.similarity)
      .map(({ label, href }) => ({ label, href }));
  return new Map(vectors.map((page) => [page.href, relate(page)]));
}

function countWords(records: readonly SearchRecord[]): PageVector[] {
  const pages = new Map<string, PageVector>();
  for (const record of records) {
    const { pathname: href } = new URL(record.url_without_anchor);
    const page = pages.get(href) ?? { label: record.hierarchy.lvl1 ?? '', href, words: new Map() };
    pages.set(href, page);
    const weight = [weights.content, weights.title][headingLevel(record)] ?? weights.heading;
    // Numbers and single letters do not characterize a page.
    for (const word of splitWords([recordText(record), ...record.keywords].join('\n')).map(stem))
      if (word.length > 2 && !/^\d/.test(word)) page.words.set(word, (page.words.get(word) ?? 0) + weight);
  }
  return [...pages.values()];
}

function weighWords(pages: readonly PageVector[]): PageVector[] {
  const frequencies = new Map<string, number>();
  for (const word of pages.flatMap(({ words }) => [...words.keys()]))
    frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const idf = (word: string) => Math.log(pages.length / (frequencies.get(word) ?? 1));
  return pages.map(({ words, ...page }) => {
    const weighted = [...words]
      .map(([word, count]) => [word, (1 + Math.log(count)) * idf(word)] as const)
      // A word that only one page has relates it to none.
      .filter(([word, weight]) => weight > 0 && (frequencies.get(word) ?? 0) > 1)
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxWords);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return { ...page, words: new Map(weighted.map(([word, weight]) => [word, weight / length])) };
  });
}
