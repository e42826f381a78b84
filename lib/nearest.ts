import { distance } from 'fastest-levenshtein';
import { toRoute, withBase } from './url';

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

/**
 * The routes that are most similar to the path of the open page, most similar first. They come from the sitemap, so that
 * no page has to contain the list; without a sitemap, there are none.
 */
export async function fetchNearestRoutes(): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'));
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  const routes = Array.from(sitemap.querySelectorAll('loc'), (loc) =>
    toRoute(new URL(loc.textContent ?? '').pathname),
  );
  return nearestRoutes(toRoute(location.pathname), routes);
}

/** Up to three routes of whose characters at most 40 % differ from a path, most similar first, ignoring case. */
export function nearestRoutes(path: string, routes: readonly string[]): string[] {
  return findWithin(path, routes, (route) => 0.4 * Math.max(path.length, route.length)).slice(0, 3);
}

/** The candidates within a number of edits of a word, fewest edits first, ignoring case. */
function findWithin(word: string, candidates: Iterable<string>, limit: (candidate: string) => number) {
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
