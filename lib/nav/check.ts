import { type Doc, didYouMean, type Problem, problemAt, readContentFile } from '@/lib/site';
import { routeOf } from '@/lib/url';
import { withinVersion } from '@/lib/version';
import { resolveSidebars } from './sidebars';
import { namedRoutes } from './tree';
import type { PublishedVersion, Sidebars } from './types';

/**
 * Every mismatch between the pages of a version and its sidebars.
 *
 * @param leftOut routes of drafts that are not among the pages
 */
export function checkNavigation(
  docs: readonly Doc[],
  { name, sidebars }: PublishedVersion,
  leftOut: readonly string[],
): Problem[] {
  return [...withoutPage(docs, sidebars, name, leftOut), ...outsideSidebars(docs, sidebars)];
}

/** Entries of the sidebars that have no page. A build leaves them out of the sidebar. */
function withoutPage(
  docs: readonly Doc[],
  sidebars: Sidebars,
  version: string,
  leftOut: readonly string[],
): Problem[] {
  const routes = docs.map((doc) => withinVersion(doc.path));
  const written = new Set([...routes, ...leftOut.map(withinVersion)].map(routeOf));
  const missing = Object.values(sidebars)
    .flatMap(namedRoutes)
    .filter((route) => !written.has(routeOf(route)));
  if (missing.length === 0) return [];
  const file = readContentFile('sidebars.ts', version) ?? { path: 'sidebars.ts', raw: '' };
  return missing.map((route) => {
    const hint = didYouMean(route, routes, 'Add the page or remove the entry');
    const at = Math.max(file.raw.indexOf(`'${route}'`), 0);
    return problemAt(file, at, `the sidebar entry ${route} has no page`, hint);
  });
}

function outsideSidebars(docs: readonly Doc[], sidebars: Sidebars): Problem[] {
  const resolved = resolveSidebars(sidebars, docs);
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
      hint: 'Add it to content/sidebars.ts, or say sidebar: false in the front matter',
    }));
}
