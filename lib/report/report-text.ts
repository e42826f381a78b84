import { printable } from '@/lib/content/problem';
import { formatCount } from './format-count';
import type { Report } from './report';
import type { Section, Table } from './section';

/** Rows of a list that the short text shows. */
const SHOWN = 10;

/** Characters to which columns are filled up: a few paths are so long that all others would stand far from their cells. */
const WIDE = 60;

/**
 * The report as lines of text.
 *
 * @param isWhole whether lists are shown to their end, and every page is listed
 */
export function reportText(
  { today, pages, drafts, sections, everyPage }: Report,
  isWhole: boolean,
): string[] {
  const width = Math.max(...sections.map(({ count }) => formatCount(count).length));
  return [
    `Content health on ${today}: ${countOf(pages, 'page')}, ${countOf(drafts, 'draft')} left out`,
    '',
    ...sections.map(({ count, counted }) => `${formatCount(count).padStart(width + 2)}  ${counted}`),
    ...sections.flatMap((section) => sectionText(section, isWhole)),
    ...(isWhole ? ['', ...tableText(everyPage)] : []),
  ];
}

/** The tables of a section that say something beyond its number. */
function sectionText({ spread, list }: Section, isWhole: boolean): string[] {
  const tables = [...(spread ? [spread.table] : []), list].filter(({ rows }) => rows.length > 0);
  return tables.flatMap((table) => {
    const rows = isWhole ? table.rows : table.rows.slice(0, SHOWN);
    const more = table.rows.length - rows.length;
    return [
      '',
      ...tableText({ ...table, rows }),
      ...(more > 0 ? [`  and ${formatCount(more)} more, with --all`] : []),
    ];
  });
}

/** A table in columns of text. */
function tableText({ caption, columns, rows }: Table): string[] {
  const cells = [columns, ...rows.map((row) => row.map(cellText))];
  const isNumber = columns.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const widths = columns.map((_, at) =>
    Math.min(WIDE, Math.max(...cells.map((row) => row[at]?.length ?? 0))),
  );
  return [
    caption,
    ...cells.map((row) => {
      const filled = row.map((cell, at) => {
        const width = widths[at] ?? 0;
        return isNumber[at] ? cell.padStart(width) : cell.padEnd(width);
      });
      return `  ${filled.join('  ').trimEnd()}`;
    }),
  ];
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? formatCount(cell) : printable(cell);
}

/** A number with what it counts: 1 draft, 2 drafts. */
export function countOf(count: number, name: string): string {
  return `${formatCount(count)} ${name}${count === 1 ? '' : 's'}`;
}
