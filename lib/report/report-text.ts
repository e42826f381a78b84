import { printable } from '@/lib/content/problem';
import type { PageFacts } from './page-facts';
import type { PublicImage } from './public-images';
import { everyPage, sections } from './sections';
import { formatCount, type Table } from './table';

/** Rows of a list that the short text shows. */
const SHOWN = 10;

/** The widest that a column is padded to: a few paths are so long that all other cells would be far from their row. */
const WIDE = 60;

/** What a report is made of. */
export interface Content {
  /** YYYY-MM-DD. */
  today: string;
  pages: readonly PageFacts[];
  /** How many drafts there are; the report leaves them out. */
  drafts: number;
  images: readonly PublicImage[];
}

/**
 * The report on some content, as lines of text.
 *
 * @param isWhole whether it has whole lists, and a list of all pages
 */
export function reportText({ today, pages, drafts, images }: Content, isWhole: boolean): string[] {
  const found = sections(pages, images);
  const width = Math.max(...found.map(({ count }) => formatCount(count).length));
  const tables = found.flatMap((it) => it.tables).filter(({ rows }) => rows.length > 0);
  return [
    `Content health on ${today}: ${countOf(pages.length, 'page')}, ${countOf(drafts, 'draft')} left out`,
    '',
    ...found.map(({ count, counted }) => `${formatCount(count).padStart(width + 2)}  ${counted}`),
    ...tables.flatMap((table) => ['', ...(isWhole ? tableText(table) : shortTable(table))]),
    ...(isWhole ? ['', ...tableText(everyPage(pages))] : []),
  ];
}

function shortTable(table: Table): string[] {
  const more = table.rows.length - SHOWN;
  const shown = tableText({ ...table, rows: table.rows.slice(0, SHOWN) });
  return more > 0 ? [...shown, `  and ${formatCount(more)} more, with --all`] : shown;
}

/** A table in columns of text. */
function tableText({ caption, columns, rows }: Table): string[] {
  const cells = [columns, ...rows.map((row) => row.map(cellText))];
  const isNumber = columns.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const widths = columns.map((_, at) =>
    Math.min(WIDE, Math.max(...cells.map((row) => row[at]?.length ?? 0))),
  );
  const lines = cells.map((row) => {
    const padded = row.map((cell, at) => {
      const width = widths[at] ?? 0;
      return isNumber[at] ? cell.padStart(width) : cell.padEnd(width);
    });
    return `  ${padded.join('  ').trimEnd()}`;
  });
  return [caption, ...lines];
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? formatCount(cell) : printable(cell);
}

/** A number with what it counts: 1 draft, 2 drafts. */
function countOf(count: number, name: string): string {
  return `${formatCount(count)} ${name}${count === 1 ? '' : 's'}`;
}
