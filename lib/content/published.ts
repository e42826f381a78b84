import { routeOf } from '@/lib/url';
import type { Doc } from './parse';
import type { Problem } from './problem';
import type { Source } from './source';
import type { SourceFile } from './types';

/** The routes of content/published.txt: each that a page has been published at, one a line. */
export function publishedRoutes(raw: string): string[] {
  return linesOf(raw).filter((line) => line !== '');
}

/** The list as a file: sorted, each route once. */
export function publishedList(routes: Iterable<string>): string {
  return `${[...new Set(routes)].sort().join('\n')}\n`;
}

/**
 * Published routes that have neither a page nor a redirect any more, and pages that the list does not know: it could
 * not tell when those go.
 */
export function publishedProblems(
  { docs, redirects }: Pick<Source, 'docs' | 'redirects'>,
  list: SourceFile,
): Problem[] {
  const moved = new Set(redirects.map(({ from }) => routeOf(from)));
  return [...goneRoutes(docs, moved, list), ...unlistedPages(docs, list)];
}

function goneRoutes(docs: readonly Doc[], moved: ReadonlySet<string>, { path: file, raw }: SourceFile) {
  const pages = new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  return linesOf(raw).flatMap((route, index): Problem[] => {
    const doc = pages.get(routeOf(route));
    if (route === '' || moved.has(routeOf(route)) || (doc && !doc.frontMatter.draft)) return [];
    const problem = (message: string, hint: string) => [{ file, line: index + 1, column: 1, message, hint }];
    if (doc)
      return problem(
        `${route} has been published, and its page is a draft now`,
        `Remove draft: true from ${doc.file}`,
      );
    const respelt = docs.find(({ path }) => routeOf(path).toLowerCase() === routeOf(route).toLowerCase());
    return problem(
      `${route} has been published, and has no page any more`,
      respelt
        ? `Spell the route of ${respelt.file} so again: case is part of an address`
        : `Lead it to the page that tells the same now, in content/redirects.json: "${route}": "/path"`,
    );
  });
}

function unlistedPages(docs: readonly Doc[], { path: list, raw }: SourceFile): Problem[] {
  const known = publishedRoutes(raw).sort();
  const listed = new Set(known.map(routeOf));
  return docs
    .filter(({ path, frontMatter }) => !frontMatter.draft && !listed.has(routeOf(path)))
    .map(({ path, file }) => {
      const before = known.filter((it) => it < path).at(-1);
      const where = before === undefined ? 'as the first one' : `after ${before}`;
      const hint = `Add the line ${path} there, ${where}: its address is a promise from now on`;
      return { file, line: 1, column: 1, message: `the page is not in ${list}`, hint };
    });
}

function linesOf(raw: string): string[] {
  return raw.split('\n').map((line) => line.trim());
}
