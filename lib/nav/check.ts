import { movedTo } from '@/lib/addresses/redirects';
import type { Content } from '@/lib/content';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import { routeOf } from '@/lib/url';
import { resolveSidebars } from './sidebars';

/** Every mismatch between the pages and the sidebars; none if the sidebars cannot be read. */
export function checkNavigation(content: Content): Problem[] {
  if (content.dataProblems.some(({ file }) => file.endsWith('/sidebars.json'))) return [];
  return [...withoutPage(content), ...namedTwice(content), ...outsideSidebars(content)];
}

/** Entries of the sidebars that have no page. A build leaves them out of the sidebar. */
function withoutPage(content: Content): Problem[] {
  const { docs, leftOut, navigation } = content;
  const written = new Set([...docs.map((doc) => doc.path), ...leftOut].map(routeOf));
  return navigation.named
    .filter(({ route }) => !written.has(routeOf(route)))
    .map(({ route, place }) => ({
      ...place(),
      message: `the sidebar entry ${route} has no page`,
      hint: entryHint(route, content),
    }));
}

/** How to fix an entry of the navigation that has no page. */
export function entryHint(route: string, { docs, redirects }: Pick<Content, 'docs' | 'redirects'>): string {
  const to = movedTo(route, redirects);
  const routes = docs.map((doc) => doc.path);
  return to ? `Write ${to}` : didYouMean(route, routes, 'Add the page or remove the entry');
}

function namedTwice({ navigation }: Content): Problem[] {
  const known = new Set<string>();
  return navigation.named.flatMap(({ route, place }) => {
    if (!known.has(routeOf(route))) {
      known.add(routeOf(route));
      return [];
    }
    return { ...place(), message: `the sidebars name ${route} twice`, hint: 'Keep one of the two entries' };
  });
}

function outsideSidebars({ docs, navigation }: Content): Problem[] {
  const resolved = resolveSidebars(navigation.sidebars, docs);
  return docs
    .filter(
      (doc) =>
        !doc.hasInvalidFrontMatter &&
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
