import type { PageText } from '@/lib/site';
import { routeOf } from '@/lib/url';

/** The texts by which pages link a place of another page: one item for each page and text. */
export type LinkNames = ReadonlyMap<string, readonly string[]>;

/** Texts that say where a link leads, but not what is there. */
const empty = /^(?:here|this page|next|back|details|more|see|\d+)$/i;

/** Longest text that names its target, in characters. */
const longest = 60;

/** How many links a term of the glossary counts as: it names the one page that explains the term. */
const linksOfTerm = 3;

/** A term with the page that explains it. */
interface NamedPage {
  term: string;
  also?: readonly string[] | undefined;
  /** Route with or without an anchor. */
  page: string;
}

/**
 * The texts of all links from page to page, and the terms of the glossary, by the place that they lead to: `/route` or
 * `/route#anchor`.
 */
export function linkNames(
  pages: readonly Pick<PageText, 'doc' | 'links'>[],
  terms: readonly NamedPage[] = [],
): LinkNames {
  const names = new Map<string, string[]>();
  for (const { term, also = [], page } of terms) {
    const [route = '', anchor] = page.split('#', 2);
    const place = placeOf(route, anchor ?? null);
    for (const name of [term, ...also])
      names.set(place, [...(names.get(place) ?? []), ...new Array<string>(linksOfTerm).fill(name)]);
  }
  for (const { doc, links } of pages) {
    const said = new Set<string>();
    for (const { route, anchor, text } of links) {
      const from = routeOf(doc.path);
      const to = route === '' ? from : routeOf(route);
      const place = placeOf(to, anchor ?? null);
      const key = `${place} ${text.toLowerCase()}`;
      if (to === from || text.length > longest || empty.test(text) || said.has(key)) continue;
      said.add(key);
      names.set(place, [...(names.get(place) ?? []), text]);
    }
  }
  return names;
}

/** The key of a place in `LinkNames`. */
export function placeOf(route: string, anchor: string | null): string {
  return anchor === null ? routeOf(route) : `${routeOf(route)}#${anchor}`;
}
