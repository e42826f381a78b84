import { routeOf } from '@/lib/url';

/** The section of pages: the route of a navbar entry, by prefixes of the pages' routes. */
export type Sections = Readonly<Record<string, string>>;

/** The section of a page: the one with the longest matching prefix of its route. */
export function sectionOf(route: string, sections: Sections): string | undefined {
  let start = routeOf(route);
  while (start !== '' && !(start in sections)) start = start.slice(0, start.lastIndexOf('/'));
  return sections[start];
}
