import { type Doc, didYouMean, type Problem, readContent, type SourceFile } from '@/lib/content';
import { routeOf } from '@/lib/url';
import { listedIn } from './sidebars';
import { namedRoutes } from './tree';
import type { SidebarEntry, SidebarId } from './types';

/** The typed part of the content: what content/sidebars.ts and content/unwritten.ts export. */
export interface Structure {
  sidebars: Record<SidebarId, SidebarEntry[]>;
  unwritten: readonly string[];
}

/** Every problem between the pages and the sidebars. */
export async function checkSidebars(docs: readonly Doc[], structure: Structure): Promise<Problem[]> {
  const files = await readContent('.ts');
  return [...structureProblems(docs, structure, files), ...outsideSidebars(docs, structure)];
}

/** Sidebar entries without page, and unwritten routes that have one by now. */
function structureProblems(
  docs: readonly Doc[],
  structure: Structure,
  files: readonly SourceFile[],
): Problem[] {
  // A draft is in no build, so a sidebar that names one would have a hole there.
  const published = docs.filter((doc) => !doc.frontMatter.draft);
  const pages = new Set(published.map((doc) => routeOf(doc.path)));
  const unwritten = new Set(structure.unwritten.map(routeOf));
  const named = Object.values(structure.sidebars).flatMap((entries: SidebarEntry[]) => namedRoutes(entries));
  return [
    ...named
      .filter((route) => !pages.has(routeOf(route)) && !unwritten.has(routeOf(route)))
      .map((route) => ({
        ...placeIn(files, 'sidebars.ts', route),
        message: `the sidebar entry ${route} has no page`,
        hint: didYouMean(
          route,
          docs.map((doc) => doc.path),
          'Add the page or remove the entry',
        ),
      })),
    ...structure.unwritten
      .filter((route) => pages.has(routeOf(route)))
      .map((route) => ({
        ...placeIn(files, 'unwritten.ts', route),
        message: `${route} is listed as unwritten and has a page`,
        hint: 'Remove it from the list',
      })),
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
