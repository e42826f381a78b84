import { type PageFacts, readingMinutes, totalWords } from './page-facts';
import type { PublicImage } from './public-images';
import { groupBy, groupTable, type Table } from './table';

/** One question about the content, with its answer. */
export interface Section {
  /** The answer in one number, and what it counts. */
  count: number;
  counted: string;
  tables: Table[];
}

/** Days after which a page is verified again: half a year. */
const STALE = 180;

/** Words below which a page is thin: it is read in less than a minute, so it is unfinished or part of another page. */
const THIN = 200;

/** How many of the longest pages are named. */
const NAMED = 10;

/** Images that browsers and systems ask for: app/layout.tsx and app/manifest.ts name them, so no page has to. */
const SITE_ICON = /^\/(favicon\.(ico|svg)|mask-icon\.svg|apple-touch-icon\.png|icon-\d+\.png)$/;

/** All sections of the report, in order. */
export function sections(pages: readonly PageFacts[], images: readonly PublicImage[]): Section[] {
  return [
    age(pages),
    thin(pages),
    sources(pages),
    orphanIds(pages),
    orphanPages(pages),
    reading(pages),
    unusedImages(pages, images),
  ];
}

/** Every page with all that is known of it, longest since verification first. */
export function everyPage(pages: readonly PageFacts[]): Table {
  return {
    caption: 'Every page, longest since verification first',
    columns: ['Page', 'Title', 'Sidebar', 'Reviewed', 'Days', 'Words', 'Minutes', 'Linked by'],
    rows: pages
      .toSorted(oldestFirst)
      .map((it) => [
        it.file,
        it.title,
        it.sidebar,
        it.reviewed ?? 'none',
        it.age ?? 'none',
        totalWords(it),
        readingMinutes(it),
        it.linkedFrom,
      ]),
  };
}

/** Days since `reviewed`. A page without a day, or with one in the future, has to be verified again too. */
function age(pages: readonly PageFacts[]): Section {
  const dated = pages.filter((it) => it.age !== undefined && it.age >= 0);
  const stale = pages.filter((it) => it.age === undefined || it.age < 0 || it.age >= STALE);
  const groups = [
    ...groupBy(dated, [0, 30, 90, STALE, 365], (it) => it.age ?? 0),
    { label: 'no date', pages: pages.filter((it) => it.age === undefined) },
    { label: 'day to come', pages: pages.filter((it) => it.age !== undefined && it.age < 0) },
  ];
  return {
    count: stale.length,
    counted: 'pages to verify again',
    tables: [
      groupTable('Pages by days since verification', 'Days', groups),
      {
        caption: 'Pages to verify again, oldest first',
        columns: ['Days', 'Reviewed', 'Sidebar', 'Page'],
        rows: stale
          .sort(oldestFirst)
          .map((it) => [it.age ?? 'none', it.reviewed ?? 'none', it.sidebar, it.file]),
      },
    ],
  };
}

/** Pages with few words, those of code and of reference data included. */
function thin(pages: readonly PageFacts[]): Section {
  const found = pages.filter((it) => totalWords(it) < THIN);
  return {
    count: found.length,
    counted: `pages under ${THIN} words`,
    tables: [
      groupTable('Pages by words', 'Words', groupBy(pages, [0, THIN, 500, 1000, 2000, 4000], totalWords)),
      {
        caption: 'Thin pages, shortest first',
        columns: ['Words', 'Sidebar', 'Page'],
        rows: found
          .sort((a, b) => totalWords(a) - totalWords(b))
          .map((it) => [totalWords(it), it.sidebar, it.file]),
      },
    ],
  };
}

/** Published pages that do not say where their facts were checked. */
function sources(pages: readonly PageFacts[]): Section {
  const without = pages.filter((it) => !it.hasSources);
  return {
    count: without.length,
    counted: 'pages without sources',
    tables: [pageTable('Pages without sources', without)],
  };
}

/** Ids that writers gave headings, as in `[#fees]`, and that no link and no redirect of the site names. */
function orphanIds(pages: readonly PageFacts[]): Section {
  const found = pages.filter((it) => it.unlinkedIds.length > 0);
  return {
    count: found.reduce((sum, { unlinkedIds }) => sum + unlinkedIds.length, 0),
    counted: 'ids that no link names',
    tables: [
      {
        caption: 'Pages with ids that no link names, most first',
        columns: ['Ids', 'Page', 'Which'],
        rows: found
          .sort((a, b) => b.unlinkedIds.length - a.unlinkedIds.length)
          .map(({ file, unlinkedIds: ids }) => [ids.length, file, ids.map((id) => `#${id}`).join(' ')]),
      },
    ],
  };
}

/** Pages that readers reach by sidebar, navbar, footer or search only. Every logo leads to the first page. */
function orphanPages(pages: readonly PageFacts[]): Section {
  const found = pages.filter((it) => it.linkedFrom === 0 && !it.isHome);
  return {
    count: found.length,
    counted: 'pages that no text links',
    tables: [pageTable('Pages that no other page links in its text', found)],
  };
}

/** How long pages take to read. */
function reading(pages: readonly PageFacts[]): Section {
  const longest = pages.toSorted((a, b) => readingMinutes(b) - readingMinutes(a)).slice(0, NAMED);
  return {
    count: pages.reduce((sum, it) => sum + readingMinutes(it), 0),
    counted: 'minutes to read everything',
    tables: [
      groupTable('Pages by minutes of reading', 'Minutes', groupBy(pages, [1, 3, 6, 11, 21], readingMinutes)),
      {
        caption: `The ${longest.length} longest pages`,
        columns: ['Minutes', 'Words', 'In code', 'Page'],
        rows: longest.map((it) => [readingMinutes(it), totalWords(it), it.words.code, it.file]),
      },
    ],
  };
}

/** How large images are, and which of them nothing shows. What only a draft shows does not count. */
function unusedImages(pages: readonly PageFacts[], images: readonly PublicImage[]): Section {
  const largestFirst = images
    .map(({ path, bytes }) => {
      const shownBy = pages.filter((it) => it.pictures.includes(path)).map((it) => it.file);
      if (SITE_ICON.test(path)) shownBy.push('icon of the site');
      return { name: `public${path}`, bytes, shownBy };
    })
    .sort((a, b) => b.bytes - a.bytes);
  const unused = largestFirst.filter((it) => it.shownBy.length === 0);
  return {
    count: unused.length,
    counted: 'images that nothing shows',
    tables: [
      {
        caption: 'Images by bytes, largest first',
        columns: ['Bytes', 'File', 'Shown by'],
        rows: largestFirst.map(({ name, bytes, shownBy }) => [bytes, name, shownBy.join(', ') || 'nothing']),
      },
      {
        caption: 'Images that nothing shows, largest first',
        columns: ['Bytes', 'File'],
        rows: unused.map(({ name, bytes }) => [bytes, name]),
      },
    ],
  };
}

function pageTable(caption: string, pages: readonly PageFacts[]): Table {
  return { caption, columns: ['Sidebar', 'Page'], rows: pages.map((it) => [it.sidebar, it.file]) };
}

/** Pages in the order of their day: those without one first. */
function oldestFirst(a: PageFacts, b: PageFacts): number {
  const byDay = (a.reviewed ?? '').localeCompare(b.reviewed ?? '');
  return byDay || a.file.localeCompare(b.file);
}
