import { distance } from 'fastest-levenshtein';
import { toRoute, withBase } from './url';

/** Two paths are similar if at most this share of their characters differs. */
const PATH_LIMIT = 0.4;

/** The candidate most similar to a word, ignoring case; undefined if none is similar. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = findWithin(word, candidates, () => Math.max(2, word.length / 3));
  // With as many edits as letters, words have nothing in common.
  return best && best.edits < Math.max(word.length, best.candidate.length) ? best.candidate : undefined;
}

/** "Did you mean …" for a hint, or the fallback if nothing is similar. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback: string): string {
  const match = nearest(word, candidates);
  return match === undefined ? fallback : `Did you mean "${match}"? ${fallback}`;
}

/**
 * The routes of the site that are most similar to the path of the open page, nearest first. They are those of the
 * sitemap, so that no page has to contain the list; none without one.
 */
export async function fetchNearestRoutes(signal: AbortSignal): Promise<string[]> {
  const response = await fetch(withBase('/sitemap.xml'), { signal });
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml');
  const routes = Array.from(sitemap.querySelectorAll('loc'), (loc) =>
    toRoute(new URL(loc.textContent ?? '').pathname),
  );
  return nearestRoutes(toRoute(location.pathname), routes);
}

/** The three routes most similar to a path that does not exist, nearest first, ignoring case. */
export function nearestRoutes(path: string, routes: readonly string[]): string[] {
  return findWithin(path, routes, (route) => PATH_LIMIT * Math.max(path.length, route.length))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** The candidates within a number of edits of a word, nearest first, ignoring case. */
function findWithin(word: string, candidates: Iterable<string>, limit: (candidate: string) => number) {
  const lower = word.toLowerCase();
  return [...candidates]
    .flatMap((candidate) => {
      const most = limit(candidate);
      // Not compared: the lengths differ by more edits already.
      if (Math.abs(lower.length - candidate.length) > most) return [];
      const edits = distance(lower, candidate.toLowerCase());
      return edits <= most ? [{ candidate, edits }] : [];
    })
    .sort((a, b) => a.edits - b.edits);
}
