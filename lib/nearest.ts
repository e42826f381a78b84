import { distance } from 'fastest-levenshtein';

/** Beyond this share of changed characters two paths have nothing in common. */
const PATH_LIMIT = 0.4;

/** The candidate most like a word, whatever its case; undefined if none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = within(word, candidates, () => Math.max(2, word.length / 3));
  // As many edits as letters: nothing of the word is left.
  return best && best.edits < Math.max(word.length, best.candidate.length) ? best.candidate : undefined;
}

/** "Did you mean …" for a hint, or the fallback where nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback: string): string {
  const match = nearest(word, candidates);
  return match === undefined ? fallback : `Did you mean "${match}"? ${fallback}`;
}

/** The three routes most like a path that does not exist, nearest first, whatever the case of their letters. */
export function nearestRoutes(path: string, routes: readonly string[]): string[] {
  return within(path, routes, (route) => PATH_LIMIT * Math.max(path.length, route.length))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** The candidates that differ from a word in at most so many edits, nearest first. */
function within(word: string, candidates: Iterable<string>, limit: (candidate: string) => number) {
  const asked = word.toLowerCase();
  return [...candidates]
    .flatMap((candidate) => {
      const most = limit(candidate);
      // The lengths alone differ by as many edits, so a very long address is not compared at all.
      if (Math.abs(asked.length - candidate.length) > most) return [];
      const edits = distance(asked, candidate.toLowerCase());
      return edits <= most ? [{ candidate, edits }] : [];
    })
    .sort((a, b) => a.edits - b.edits);
}
