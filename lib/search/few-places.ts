import type { SearchHit } from './answer';

/** Most places of one page: more would fill the list with them. */
const mostPlaces = 3;

/**
 * The hits without those that lead a reader to nothing new: a place that is listed before, a page below one of its
 * places, and the places of a page that has enough of them.
 */
export function fewPlaces(hits: readonly SearchHit[]): SearchHit[] {
  return hits.filter(({ route }, at) => {
    const before = hits.slice(0, at).filter((hit) => pageOf(hit.route) === pageOf(route));
    if (route === pageOf(route)) return before.length === 0;
    return before.length < mostPlaces && before.every((hit) => hit.route !== route);
  });
}

function pageOf(route: string): string {
  return route.replace(/#.*/, '');
}
