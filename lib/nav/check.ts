import { movedTo } from '@/lib/addresses/redirects';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import type { Source } from '@/lib/site';
import { routeOf } from '@/lib/url';
import { resolveSidebars } from './sidebars';

/** Every mismatch between the pages and the sidebars; none if the sidebars cannot be read. */
export function checkNavigation(source: Source): Problem[] {
  if (source.problemsOf('sidebars').length > 0) return [];
  return [...withoutPage(source), ...namedTwice(source), ...outsideSidebars(source)];
}

/** Entries of the sidebars that have no page. A build leaves them out of the sidebar. */
function withoutPage(source: Source): Problem[] {
  const { docs, leftOut, navigation } = source;
  const written = new Set([...docs.map((doc) => doc.path), ...leftOut].map(routeOf));
  return navigation.named
    .filter(({ route }) => !written.has(routeOf(route)))
    .map(({ route, place }) => ({
      ...place(),
      message: `the sidebar entry ${route} has no page`,
      hint: entryHint(route, source),
    }));
}

/** How to fix an entry of the navigation that has no page. */
export function entryHint(route: string, { docs, redirects }: Pick<Source, 'docs' | 'redirects'>): string {
  const to = movedTo(route, redirects);
  const routes = docs.map((doc) => doc.path);
  return to ? `Write ${to}` : didYouMean(route, routes, 'Add the page or remove the entry');
}

function namedTwice({ navigation }: Source): Problem[] {
  const known = new Set<string>();
  return navigation.named.flatMap(({ route, place }) => {
    if (!known.has(routeOf(route))) {
      known.add(routeOf(route));
      return [];
    }
    return { ...place(), message: `the sidebars name ${route} twice`, hint: 'Keep one of the two entries' };
  });
}

function outsideSidebars({ docs, navigation }: Source): Problem[] {
  const resolved = resolveSidebars(navigation.sidebars, docs);
  return docs
    .filter(
      (doc) =>
        !doc.isUnread &&
        doc.frontMatter.sidebar !== false &&
        !resolved.some(({ routes }) => routes.has(doc.path)),
    )
    .map((doc) => ({
      file: doc.file,
      line: 1,
      column: 1,
      message: `${doc.path} is in no sidebar`,
      hint: 'Add it to content/sidebars.json, or say sidebar: false in the front matter',
    }));
}
