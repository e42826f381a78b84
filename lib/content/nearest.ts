import { distance } from 'fastest-levenshtein';

/** The candidate most like the word, whatever its case, or nothing where none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const scored = [...candidates].map((candidate) => ({
    candidate,
    edits: distance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  const best = scored.sort((a, b) => a.edits - b.edits)[0];
  if (!best || best.edits > Math.max(2, word.length / 3)) return undefined;
  // As many edits as letters: nothing of the word is left.
  return best.edits < Math.max(word.length, best.candidate.length) ? best.candidate : undefined;
}

/** "Did you mean …" for a hint, or the fallback where nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback: string): string {
  const match = nearest(word, candidates);
  return match === undefined ? fallback : `Did you mean "${match}"? ${fallback}`;
}
