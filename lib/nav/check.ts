import { type Doc, didYouMean, type Problem, readVersion, type SourceFile } from '@/lib/content';
import { routeOf } from '@/lib/url';
import { resolveSidebars } from './sidebars';
import type { Structure } from './structure';
import { namedRoutes } from './tree';

/**
 * Every problem between the pages of a version and its sidebars.
 *
 * @param leftOut routes of drafts that are not among the pages
 */
export async function checkNavigation(
  docs: readonly Doc[],
  structure: Structure,
  version: string,
  leftOut: readonly string[],
): Promise<Problem[]> {
  const files = readVersion(version, '.ts');
  return [...withoutPage(docs, structure, files, leftOut), ...outsideSidebars(docs, structure)];
}

/** Entries of the sidebars that have no page. A build leaves them out of the sidebar. */
function withoutPage(
  docs: readonly Doc[],
  { sidebars }: Structure,
  files: readonly SourceFile[],
  leftOut: readonly string[],
): Problem[] {
  const written = new Set([...docs.map((doc) => doc.path), ...leftOut].map(routeOf));
  return Object.values(sidebars)
    .flatMap(namedRoutes)
    .filter((route) => !written.has(routeOf(route)))
    .map((route) => ({
      ...placeIn(files, 'sidebars.ts', route),
      message: `the sidebar entry ${route} has no page`,
      hint: didYouMean(
        route,
        docs.map((doc) => doc.path),
        'Add the page or remove the entry',
      ),
    }));
}

/** Where a route is in one of the content's typed files. */
function placeIn(files: readonly SourceFile[], name: string, route: string) {
  const source = files.find((file) => file.path.endsWith(`/${name}`));
  const before = source?.raw.slice(0, Math.max(source.raw.indexOf(`'${route}'`), 0)).split('\n') ?? [''];
  return { file: source?.path ?? name, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function outsideSidebars(docs: readonly Doc[], structure: Structure): Problem[] {
  const resolved = resolveSidebars(structure.sidebars, docs);
  return docs
    .filter(
      (doc) => doc.frontMatter.sidebar !== false && !resolved.some(({ routes }) => routes.has(doc.path)),
    )
    .map((doc) => ({
      file: doc.file,
      line: 1,
      column: 1,
      message: `${doc.path} is in no sidebar`,
      hint: 'Add it to content/sidebars.ts, or say sidebar: false in the front matter',
    }));
}
