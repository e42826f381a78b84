import { printable } from '@/lib/content/problem';
import type { PageFacts } from './page-facts';

/** Days after which a page is checked against its sources again: half a year. */
const staleAfter = 180;

/** A page with fewer words is read in less than a minute, so it is unfinished or part of another page. */
const fewWords = 200;

/** Rows of a list that are printed unless all are asked for. */
const shown = 10;

/** The first page, which each logo leads to, so that no text has to. */
const home = 'content/index.mdx';

/** Images that browsers and systems ask for: app/layout.tsx and app/manifest.ts name them, so no page has to. */
const siteIcon = /^\/(favicon\.(ico|svg)|mask-icon\.svg|apple-touch-icon\.png|icon-\d+\.png)$/;

/** What the report is made of. */
export interface ReportInput {
  /** Day that ages are counted to, YYYY-MM-DD. */
  today: string;
  pages: readonly PageFacts[];
  /** Paths below public/ of the images there, with a slash before. */
  images: readonly string[];
}

/** A question about the content, and what answers it. */
interface List {
  about: string;
  /** A value, and the file that has it. */
  rows: (readonly [value: string | number, file: string])[];
}

/**
 * The report on the content, as lines of text.
 *
 * @param isWhole whether it has whole lists
 */
export function reportText({ today, pages, images }: ReportInput, isWhole: boolean): string[] {
  const minutes = pages.reduce((sum, it) => sum + it.minutes, 0);
  return [
    `${pages.length} pages, ${minutes} minutes to read`,
    ...[...pageLists(pages, today), unusedImages(pages, images)].flatMap(({ about, rows }) => {
      const lines = rows.map(([value, file]) => `  ${printable(file)}${value === '' ? '' : `: ${value}`}`);
      const isCut = !isWhole && rows.length > shown;
      const last = isCut ? [`  and ${rows.length - shown} more, with --all`] : [];
      return ['', `${about}: ${rows.length}`, ...(isCut ? lines.slice(0, shown) : lines), ...last];
    }),
  ];
}

function pageLists(pages: readonly PageFacts[], today: string): List[] {
  /** A list of pages by a value, the least first. */
  const list = (
    about: string,
    isListed: (page: PageFacts) => boolean,
    value: (page: PageFacts) => string | number = () => '',
  ): List => ({
    about,
    rows: pages
      .filter(isListed)
      .map((page) => [value(page), page.file] as const)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  });
  const longest = list(
    'Pages by minutes to read, longest first',
    () => true,
    (it) => it.minutes,
  );
  longest.rows.reverse();
  return [
    list(
      `Pages checked against their sources ${staleAfter} days ago or before`,
      ({ reviewed }) => isStale(reviewed, today),
      ({ reviewed = '(no day)' }) => reviewed,
    ),
    list(
      `Pages with fewer than ${fewWords} words`,
      ({ words }) => words < fewWords,
      ({ words }) => words,
    ),
    list('Pages without sources', ({ hasSources }) => !hasSources),
    list(
      'Pages that no other page links in its text',
      ({ linkedFrom, file }) => linkedFrom === 0 && file !== home,
    ),
    list(
      'Pages with ids that no link names',
      ({ unlinkedIds }) => unlinkedIds.length > 0,
      ({ unlinkedIds }) => unlinkedIds.map((id) => `#${id}`).join(' '),
    ),
    longest,
  ];
}

/** Whether a page has to be checked again. Without a day, or with one to come, nobody knows when it was. */
function isStale(reviewed: string | undefined, today: string): boolean {
  if (reviewed === undefined || reviewed > today) return true;
  return Date.parse(today) - Date.parse(reviewed) >= staleAfter * 86_400_000;
}

function unusedImages(pages: readonly PageFacts[], images: readonly string[]): List {
  const used = new Set(pages.flatMap((it) => it.pictures));
  const unused = images.filter((image) => !used.has(image) && !siteIcon.test(image));
  return { about: 'Images that no page shows', rows: unused.map((image) => ['', `public${image}`]) };
}
