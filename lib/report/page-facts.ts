import type { Block, Doc, ParsedPage } from '@/lib/content';
import { routeOf } from '@/lib/url';

/** Words of text that a reader reads in a minute. */
const wordsPerMinute = 200;

/** What the report knows about a page. */
export interface PageFacts {
  /** Path from the project's root. */
  file: string;
  /** Day of the last check against the sources, YYYY-MM-DD. */
  reviewed: string | undefined;
  hasSources: boolean;
  /** Number of words, code included. */
  words: number;
  /** Whole minutes that it takes to read the page, at least one. */
  minutes: number;
  /** How many other pages link it in their text. */
  linkedFrom: number;
  /** Ids that the writer gave headings and that no link names. */
  unlinkedIds: string[];
  /** Paths below public/ of the pictures that it shows, with a slash before. */
  pictures: string[];
}

/**
 * The facts of pages.
 *
 * @param redirectTargets where redirects lead, as `/path` or `/path#anchor`
 */
export function pageFacts(
  pages: ReadonlyMap<Doc, ParsedPage>,
  redirectTargets: readonly string[],
): PageFacts[] {
  const { linking, anchors } = linksOf(pages, redirectTargets);
  return [...pages].map(([doc, { blocks, ownIds, pictures }]) => {
    const { reviewed, sources } = doc.frontMatter;
    const route = routeOf(doc.path);
    const inCode = countWords(blocks, true);
    const inText = countWords(blocks, false);
    return {
      file: doc.file,
      reviewed,
      hasSources: sources !== undefined,
      words: inText + inCode,
      // Readers scan code for the line that matters, and copy it rather than read it.
      minutes: Math.max(1, Math.round((inText + inCode / 2) / wordsPerMinute)),
      linkedFrom: linking.get(route)?.size ?? 0,
      unlinkedIds: ownIds.filter((id) => !anchors.has(`${route}#${id}`)),
      pictures,
    };
  });
}

/** Words in the code of a page or outside it. A word has a letter or a digit: `{` is not one. */
function countWords(blocks: readonly Block[], isCode: boolean): number {
  return blocks
    .filter(({ kind }) => (kind === 'code') === isCode)
    .flatMap(({ text }) => text.split(' '))
    .filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
}

/** The other pages that link each page, and every address with an anchor that a link or a redirect names. */
function linksOf(pages: ReadonlyMap<Doc, ParsedPage>, redirectTargets: readonly string[]) {
  const linking = new Map<string, Set<Doc>>();
  const anchors = new Set(
    redirectTargets.map((target) => target.replace(/^[^#]*/, (route) => routeOf(route))),
  );
  for (const [doc, { links }] of pages) {
    const own = routeOf(doc.path);
    for (const { route, anchor } of links) {
      const target = route === '' ? own : routeOf(route);
      anchors.add(`${target}#${anchor ?? ''}`);
      if (target !== own) linking.set(target, (linking.get(target) ?? new Set()).add(doc));
    }
  }
  return { linking, anchors };
}
