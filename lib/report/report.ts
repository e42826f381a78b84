import { printable } from '@/lib/content/problem';
import { type Block, type Doc, type ParsedPage, pictureFile, pictureMount } from '@/lib/site';
import { routeOf } from '@/lib/url';

/** Days after which a page is checked against its sources again: half a year. */
const staleAfter = 180;

/** A page with fewer words is read in less than a minute, so it is unfinished or part of another page. */
const fewWords = 200;

/** Rows of a list that are printed, unless the caller wants all. */
const shown = 10;

/** Images that browsers and systems request: app/layout.tsx and app/manifest.ts name them, so no page has to. */
const siteIcon = /^\/(favicon\.(ico|svg)|mask-icon\.svg|apple-touch-icon\.png|icon-\d+\.png)$/;

/** What the report is made of. */
export interface ReportInput {
  /** Day that ages are counted to, YYYY-MM-DD. */
  today: string;
  pages: ReadonlyMap<Doc, ParsedPage>;
  /** Where redirects lead, as `/path` or `/path#anchor`. */
  redirectTargets: readonly string[];
  /** Addresses on the site of the images in public/ and of those next to pages. */
  images: readonly string[];
}

/** A question about the content, and its answer: files, with a value for each. */
type List = [about: string, rows: (readonly [file: string, value: string | number])[]];

/**
 * The report on the content, as lines of text.
 *
 * @param isWhole whether it has whole lists
 */
export function reportText(input: ReportInput, isWhole: boolean): string[] {
  return [
    `${input.pages.size} pages`,
    ...[...pageLists(input), unusedImages(input)].flatMap(([about, rows]) => {
      const lines = rows.map(([file, value]) => `  ${printable(file)}${value === '' ? '' : `: ${value}`}`);
      const isCut = !isWhole && rows.length > shown;
      const last = isCut ? [`  and ${rows.length - shown} more, with --all`] : [];
      return ['', `${about}: ${rows.length}`, ...(isCut ? lines.slice(0, shown) : lines), ...last];
    }),
  ];
}

function pageLists({ pages, redirectTargets, today }: ReportInput): List[] {
  const { linked, anchors } = linksOf(pages, redirectTargets);
  /** A list of the pages that have a value, the least first. */
  const list = (about: string, pick: (doc: Doc, page: ParsedPage) => string | number | undefined): List => [
    about,
    [...pages]
      .flatMap(([doc, page]) => {
        const value = pick(doc, page);
        return value === undefined ? [] : [[doc.file, value] as const];
      })
      .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)),
  ];
  const [longest, byWords] = list('Pages by words, longest first', (_doc, { blocks }) => countWords(blocks));
  return [
    list(`Pages checked against their sources ${staleAfter} days ago or before`, ({ frontMatter }) =>
      isStale(frontMatter.reviewed, today) ? (frontMatter.reviewed ?? '(no day)') : undefined,
    ),
    list(`Pages with fewer than ${fewWords} words`, (_doc, { blocks }) => {
      const words = countWords(blocks);
      return words < fewWords ? words : undefined;
    }),
    list('Pages without sources', ({ frontMatter }) => (frontMatter.sources ? undefined : '')),
    // The logo links the first page, so no text has to.
    list('Pages that no other page links in its text', ({ path }) =>
      linked.has(routeOf(path)) || path === '/' ? undefined : '',
    ),
    list('Pages with ids that no link names', ({ path }, { ownIds }) => {
      const unnamed = ownIds.map((id) => `#${id}`).filter((id) => !anchors.has(routeOf(path) + id));
      return unnamed.length > 0 ? unnamed.join(' ') : undefined;
    }),
    [longest, byWords.reverse()],
  ];
}

/** Whether a page has to be checked again: also if its day is missing or in the future. */
function isStale(reviewed: string | undefined, today: string): boolean {
  if (reviewed === undefined || reviewed > today) return true;
  return Date.parse(today) - Date.parse(reviewed) >= staleAfter * 86_400_000;
}

/** Words of a page, code included. A word has a letter or a digit: `{` is not one. */
function countWords(blocks: readonly Block[]): number {
  return blocks.flatMap(({ text }) => text.split(' ')).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
}

/** The pages that other pages link, and every address with an anchor that a link or a redirect names. */
function linksOf(pages: ReportInput['pages'], redirectTargets: readonly string[]) {
  const linked = new Set<string>();
  const anchors = new Set(redirectTargets.map((it) => it.replace(/^[^#]*/, (route) => routeOf(route))));
  for (const [doc, { links }] of pages) {
    const own = routeOf(doc.path);
    for (const { route, anchor } of links) {
      const target = route === '' ? own : routeOf(route);
      anchors.add(`${target}#${anchor ?? ''}`);
      if (target !== own) linked.add(target);
    }
  }
  return { linked, anchors };
}

function unusedImages({ pages, images }: ReportInput): List {
  const used = new Set([...pages.values()].flatMap(({ pictures }) => pictures));
  const unused = images.filter((image) => !used.has(image) && !siteIcon.test(image));
  return [
    'Images that no page shows',
    unused.map((image) => [image.startsWith(pictureMount) ? pictureFile(image).name : `public${image}`, '']),
  ];
}
