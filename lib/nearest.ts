import { distance } from 'fastest-levenshtein';

/** The candidate most similar to a word, ignoring case; undefined if none is similar. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  // With as many edits as letters, words have nothing in common.
  const [best] = findWithin(word, candidates, (candidate) =>
    Math.min(Math.max(2, word.length / 3), Math.max(word.length, candidate.length) - 1),
  );
  return best;
}

/** "Did you mean …" for a hint, or the fallback if nothing is similar. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback: string): string {
  const match = nearest(word, candidates);
  return match === undefined ? fallback : `Did you mean "${match}"? ${fallback}`;
}

/** The candidates within a number of edits of a word, fewest edits first, ignoring case. */
export function findWithin(word: string, candidates: Iterable<string>, limit: (candidate: string) => number) {
  const lower = word.toLowerCase();
  return (
    [...candidates]
      // Words whose lengths differ by more edits need not be compared.
      .filter((it) => Math.abs(lower.length - it.length) <= limit(it))
      .map((candidate) => ({ candidate, edits: distance(lower, candidate.toLowerCase()) }))
      .filter(({ candidate, edits }) => edits <= limit(candidate))
      .sort((a, b) => a.edits - b.edits)
      .map(({ candidate }) => candidate)
  );
}
