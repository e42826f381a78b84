import type { Doc, ParsedPage } from '@/lib/content';
import { routeOf } from '@/lib/url';
import { daysBetween } from './days-between';
import { countWords } from './words';

/** What stands in place of a sidebar's name for a page that is in none. */
export const NO_SIDEBAR = 'None';

/** What the report knows of a page. */
export interface PageFacts {
  /** Path from the project's root. */
  file: string;
  title: string;
  /** Name of its sidebar, or NO_SIDEBAR. */
  sidebar: string;
  /** Day of the last check against the sources, YYYY-MM-DD. */
  reviewed: string | undefined;
  /** Days since then; below zero where that day is yet to come. */
  age: number | undefined;
  hasSources: boolean;
  /** Words outside code, and in it. */
  words: { text: number; code: number };
  /** Whether it is the first page, which every page's logo leads to. */
  isHome: boolean;
  /** How many other pages link it in their text. */
  linkedFrom: number;
  /** Ids that the writer gave headings, and those of them that no link names. */
  ownIds: { all: string[]; unlinked: string[] };
  /** Paths below public/ of the pictures that it shows, with a slash before. */
  pictures: string[];
}

/** What pages are seen with. */
export interface Surroundings {
  sidebarOf(doc: Doc): string;
  /** Where redirects lead, as `/path` or `/path#anchor`. */
  redirectTargets: readonly string[];
  /** Day of the report, YYYY-MM-DD. */
  today: string;
}

/** The facts of pages that have been compiled. */
export function pageFacts(
  compiled: ReadonlyMap<Doc, ParsedPage>,
  { sidebarOf, redirectTargets, today }: Surroundings,
): PageFacts[] {
  const { linking, anchors } = linksOf(compiled, redirectTargets);
  return [...compiled].map(([doc, { blocks, ownIds, pictures }]) => {
    const { title, reviewed, sources } = doc.frontMatter;
    const route = routeOf(doc.path);
    return {
      file: doc.file,
      title,
      sidebar: sidebarOf(doc),
      reviewed,
      age: reviewed === undefined ? undefined : daysBetween(reviewed, today),
      hasSources: sources !== undefined,
      words: countWords(blocks),
      isHome: route === '/',
      linkedFrom: linking.get(route)?.size ?? 0,
      ownIds: { all: ownIds, unlinked: ownIds.filter((id) => !anchors.has(`${route}#${id}`)) },
      pictures,
    };
  });
}

/** The other pages that link each page, and every address with an anchor that a link or a redirect names. */
function linksOf(compiled: ReadonlyMap<Doc, ParsedPage>, redirectTargets: readonly string[]) {
  const linking = new Map<string, Set<Doc>>();
  const anchors = new Set(
    redirectTargets.map((target) => target.replace(/^[^#]*/, (route) => routeOf(route))),
  );
  for (const [doc, { links }] of compiled) {
    const own = routeOf(doc.path);
    for (const { route, anchor } of links) {
      const target = route === '' ? own : routeOf(route);
      anchors.add(`${target}#${anchor ?? ''}`);
      if (target !== own) linking.set(target, (linking.get(target) ?? new Set()).add(doc));
    }
  }
  return { linking, anchors };
}
