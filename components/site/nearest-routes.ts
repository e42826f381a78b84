import { distance } from 'fastest-levenshtein';

/** Beyond this share of changed characters two paths have nothing to do with each other. */
const LIMIT = 0.4;

/** The routes most like a path that does not exist, nearest first, whatever the case of their letters. */
export function nearestRoutes(path: string, routes: string[], count = 3): string[] {
  const asked = path.toLowerCase();
  return routes
    .flatMap((route) => {
      const limit = LIMIT * Math.max(asked.length, route.length);
      // At least so many characters differ: an address of a megabyte is not compared at all.
      if (Math.abs(asked.length - route.length) > limit) return [];
      const edits = distance(asked, route.toLowerCase());
      return edits <= limit ? [{ route, edits }] : [];
    })
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ route }) => route);
}
