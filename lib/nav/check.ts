import { type Doc, didYouMean, type Problem, readVersion, type SourceFile, targetKind } from '@/lib/content';
import { routeOf } from '@/lib/url';
import { listedIn } from './sidebars';
import type { FooterColumn, NavbarItem } from './site-types';
import type { Structure } from './structure';
import { namedRoutes } from './tree';

/**
 * Every problem between the pages of a version and what leads to them: sidebars, navbar, footer.
 *
 * @param leftOut routes of drafts that are not among the pages
 */
export async function checkNavigation(
  docs: readonly Doc[],
  structure: Structure,
  version: string,
  leftOut: readonly string[],
): Promise<Problem[]> {
  const files = await readVersion(version, '.ts');
  return [...structureProblems(docs, structure, files, leftOut), ...outsideSidebars(docs, structure)];
}

/** Entries of the sidebars, the navbar and the footer that have no page. */
function structureProblems(
  docs: readonly Doc[],
  { sidebars, site }: Structure,
  files: readonly SourceFile[],
  leftOut: readonly string[],
): Problem[] {
  const written = new Set([...docs.map((doc) => doc.path), ...leftOut].map(routeOf));
  // A draft is in no build, so an entry that names one would lead nowhere there.
  const published = new Set(docs.filter((doc) => !doc.frontMatter.draft).map((doc) => routeOf(doc.path)));
  const missing = (routes: readonly string[], file: string, place: string, pages = published) =>
    routes
      .filter((route) => !pages.has(routeOf(route)))
      .map((route) => ({
        ...placeIn(files, file, route),
        message: `the ${place} entry ${route} has no page`,
        hint: didYouMean(
          route,
          docs.map((doc) => doc.path),
          'Add the page or remove the entry',
        ),
      }));
  return [
    // A sidebar leaves out what has no page.
    ...missing(Object.values(sidebars).flatMap(namedRoutes), 'sidebars.ts', 'sidebar', written),
    ...missing(navbarRoutes(site.navbar), 'site.ts', 'navbar'),
    ...missing(footerRoutes(site.footer.columns), 'site.ts', 'footer'),
    ...outsideAddresses(site)
      .filter((address) => targetKind(address) !== 'outside')
      .map((address) => ({
        ...placeIn(files, 'site.ts', address),
        message: `the address "${address}" is not allowed`,
        hint: 'Lead to other sites by their https address',
      })),
  ];
}

function navbarRoutes(items: readonly NavbarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.to];
    return item.type === 'dropdown' ? item.items.flatMap((it) => (it.type === 'doc' ? [it.to] : [])) : [];
  });
}

function footerRoutes(columns: readonly FooterColumn[]): string[] {
  return columns.flatMap(({ items }) => items.flatMap((it) => ('to' in it ? [it.to] : [])));
}

/** Addresses of other sites in the navbar and the footer. */
function outsideAddresses({ navbar, footer }: Structure['site']): string[] {
  const items = navbar.flatMap((it) => (it.type === 'dropdown' ? it.items : [it]));
  return [
    ...items.flatMap((it) => (it.type === 'link' ? [it.href] : [])),
    ...items.flatMap((it) => (it.type === 'search' ? [it.feedbackUrl] : [])),
    ...footer.columns.flatMap((column) => column.items.flatMap((it) => ('href' in it ? [it.href] : []))),
  ];
}

/** Where a route stands in one of the content's typed files. */
function placeIn(files: readonly SourceFile[], name: string, route: string) {
  const source = files.find((file) => file.path.endsWith(`/${name}`));
  const before = source?.raw.slice(0, Math.max(source.raw.indexOf(`'${route}'`), 0)).split('\n') ?? [''];
  return { file: source?.path ?? name, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function outsideSidebars(docs: readonly Doc[], structure: Structure): Problem[] {
  const listed = Object.values(structure.sidebars).map((entries) => listedIn(entries, docs));
  return docs
    .filter((doc) => doc.frontMatter.sidebar !== false && !listed.some((docsOf) => docsOf.has(doc)))
    .map((doc) => ({
      file: doc.file,
      line: 1,
      column: 1,
      message: `${doc.path} is in no sidebar`,
      hint: 'Add it to content/sidebars.ts, or say sidebar: false in the front matter',
    }));
}
