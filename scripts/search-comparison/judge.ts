/** A query with the routes that answer it. */
export interface JudgedQuery {
  query: string;
  kind: string;
  /** With an anchor only where it must be that heading. */
  expect: string[];
}

/** Place of the first route that answers, from 1; 0 if none does. */
export function placeOf(routes: readonly string[], expect: readonly string[]): number {
  const wanted = expect.map(withoutSlash);
  return (
    routes.findIndex((route) => {
      const exact = withoutSlash(route);
      return wanted.some((it) => (it.includes('#') ? exact === it : exact.replace(/#.*/, '') === it));
    }) + 1
  );
}

/** Share of queries with the answer first, and the mean of 1 / place of the first answer among ten. */
export function scoresOf(places: readonly number[]): { first: number; rank: number } {
  const mean = (value: (place: number) => number) =>
    places.reduce((sum, place) => sum + value(place), 0) / Math.max(1, places.length);
  return {
    first: mean((place) => (place === 1 ? 1 : 0)),
    rank: mean((place) => (place > 0 ? 1 / place : 0)),
  };
}

function withoutSlash(route: string): string {
  return route.replace(/\/(?=#|$)/, '');
}
