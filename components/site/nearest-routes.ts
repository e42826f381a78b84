/** How many single-character changes turn one string into the other (Levenshtein's distance). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

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
      const distance = editDistance(asked, route.toLowerCase());
      return distance <= limit ? [{ route, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ route }) => route);
}
