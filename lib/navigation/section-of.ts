import { toRoute } from '@/lib/url';

/** Routes of navbar entries by prefixes of the routes of their pages. */
export type Sections = Readonly<Record<string, string>>;

/** The navbar entry of a page, by the longest prefix of its route. */
export function sectionOf(route: string, sections: Sections): string | undefined {
  let start = toRoute(route);
  while (start !== '' && !(start in sections)) start = start.slice(0, start.lastIndexOf('/'));
  return sections[start];
}
