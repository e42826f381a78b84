import type { Block, Doc, ParsedPage } from '@/lib/content';
import { routeOf } from '@/lib/url';

/** What a page that is in no sidebar has in place of a sidebar's name. */
export const NO_SIDEBAR = 'None';

/** Words of text that a reader reads in a minute. */
const WORDS_A_MINUTE = 200;

const MS_A_DAY = 86_400_000;

/** What the report knows about a page. */
export interface PageFacts {
  /** Path from the project's root. */
  file: string;
  title: string;
  /** Name of its sidebar, or NO_SIDEBAR. */
  sidebar: string;
  /** Day of the last check against the sources, YYYY-MM-DD. */
  reviewed: string | undefined;
  /** Days since then; below zero if that day is in the future. */
  age: number | undefined;
  hasSources: boolean;
  /** Words outside code, and in it. */
  words: { text: number; code: number };
  /** Whether it is the first page, which every page's logo leads to. */
  isHome: boolean;
  /** How many other pages link it in their text. */
  linkedFrom: number;
  /** Ids that the writer gave headings and that no link names. */
  unlinkedIds: string[];
  /** Paths below public/ of the pictures that it shows, with a slash before. */
  pictures: string[];
}

/** What is not in the pages themselves. */
interface Surroundings {
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
      age: reviewed === undefined ? undefined : (Date.parse(today) - Date.parse(reviewed)) / MS_A_DAY,
      hasSources: sources !== undefined,
      words: countWords(blocks),
      isHome: route === '/',
      linkedFrom: linking.get(route)?.size ?? 0,
      unlinkedIds: ownIds.filter((id) => !anchors.has(`${route}#${id}`)),
      pictures,
    };
  });
}

/** All words of a page. */
export function totalWords({ words }: PageFacts): number {
  return words.text + words.code;
}

/**
 * Whole minutes that it takes to read a page, at least one. Words of code count half: readers scan code for the line
 * that matters, and copy it rather than read it.
 */
export function readingMinutes({ words }: PageFacts): number {
  return Math.max(1, Math.round((words.text + words.code / 2) / WORDS_A_MINUTE));
}

/** A word has a letter or a digit: `{` is not one. */
function countWords(blocks: readonly Block[]): PageFacts['words'] {
  const words = { text: 0, code: 0 };
  for (const { kind, text } of blocks) {
    const found = text.split(' ').filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
    words[kind === 'code' ? 'code' : 'text'] += found;
  }
  return words;
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
