import { routeOf } from '@/lib/url';
import { withinVersion } from '@/lib/version';

/** The section of pages: the route of a navbar entry, by prefixes of the pages' routes. */
export type Sections = Readonly<Record<string, string>>;

/**
 * The section of a page: the one with the longest matching prefix of its route. A frozen page has the section of the
 * latest version.
 */
export function sectionOf(route: string, sections: Sections): string | undefined {
  let start = routeOf(withinVersion(route));
  while (start !== '' && !(start in sections)) start = start.slice(0, start.lastIndexOf('/'));
  return sections[start];
}
