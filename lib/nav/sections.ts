import { routeOf, samePage } from '@/lib/url';
import type { Sections } from './section-of';
import { contains, flatten } from './tree';
import type { SidebarItem } from './types';

/** A page and the entry of the navbar that it belongs to. */
interface Owned {
  route: string;
  owner: string;
}

/**
 * The navbar entry that each page belongs to: the first entry in the smallest category around the page, otherwise the
 * first in its sidebar. A page in no sidebar belongs to the home page.
 *
 * @param entries routes of the navbar's entries
 */
export function sectionsOf(
  pages: readonly string[],
  sidebars: readonly (readonly SidebarItem[])[],
  entries: readonly string[],
): Sections {
  const owned = pages.map((page) => {
    const own = entries.find((entry) => samePage(entry, page));
    const items = sidebars.find((all) => all.some((item) => contains(item, page))) ?? [];
    return { route: routeOf(page), owner: own ?? nearestEntry(page, items, entries) ?? '/' };
  });
  return Object.fromEntries(commonStarts(owned, ''));
}

function nearestEntry(
  page: string,
  items: readonly SidebarItem[],
  entries: readonly string[],
): string | undefined {
  const around = items.find((item) => contains(item, page));
  const firstIn = (some: readonly SidebarItem[]) => {
    const links = flatten(some).map(({ href }) => entries.find((entry) => samePage(entry, href)));
    return links.find((entry) => entry !== undefined);
  };
  const inside = around?.type === 'category' ? nearestEntry(page, around.items, entries) : undefined;
  return inside ?? (around && firstIn([around])) ?? firstIn(items);
}

/** The entries by the shortest prefixes of routes that distinguish them, because every document contains this list. */
function commonStarts(pages: readonly Owned[], start: string): [string, string][] {
  const [first, ...others] = pages;
  if (!first) return [];
  if (start !== '' && others.every(({ owner }) => owner === first.owner)) return [[start, first.owner]];
  const nextStart = ({ route }: Owned) =>
    route === start ? start : `${start}/${route.slice(start.length + 1).split('/', 1)[0]}`;
  return [...new Set(pages.map(nextStart))].flatMap((next) =>
    commonStarts(
      pages.filter((page) => nextStart(page) === next),
      next,
    ),
  );
}
