import { routeOf } from '@/lib/url';
import { withinVersion } from '@/lib/version';

/** The section of pages: route of an entry of the navbar, by the start of the pages' routes. */
export type Sections = Readonly<Record<string, string>>;

/** The section that a page belongs to: that of the longest start of its route. A frozen page has that of the latest. */
export function sectionOf(route: string, sections: Sections): string | undefined {
  let start = routeOf(withinVersion(route));
  while (start !== '' && !(start in sections)) start = start.slice(0, start.lastIndexOf('/'));
  return sections[start];
}
