import { sidebarNames } from '@/content/sidebars';
import { NO_SIDEBAR, type PageFacts } from './page-facts';

/** A table whose cells are text, or numbers that are aligned at the end of their column. */
export interface Table {
  caption: string;
  columns: string[];
  rows: (string | number)[][];
}

/** Pages whose values lie in one range. */
interface Group {
  label: string;
  pages: PageFacts[];
}

/** A number as readers see it: 12,986. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US');
}

/**
 * Pages in ranges of whole numbers.
 *
 * @param starts where each range starts; it ends before the next one, and the last has no end
 */
export function groupBy(
  pages: readonly PageFacts[],
  starts: readonly number[],
  numberOf: (page: PageFacts) => number,
): Group[] {
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const end = Number.isFinite(next) ? `to ${formatCount(next - 1)}` : 'and more';
    return {
      label: `${formatCount(start)} ${end}`,
      pages: pages.filter((page) => numberOf(page) >= start && numberOf(page) < next),
    };
  });
}

/** How many pages each group has, with a column for each sidebar. */
export function groupTable(caption: string, unit: string, groups: readonly Group[]): Table {
  const used = new Set(groups.flatMap(({ pages }) => pages.map((it) => it.sidebar)));
  const sidebars = [...Object.values(sidebarNames), NO_SIDEBAR].filter((name) => used.has(name));
  const rows = groups.map(({ label, pages }) => [
    label,
    ...sidebars.map((name) => pages.filter((it) => it.sidebar === name).length),
    pages.length,
  ]);
  return { caption, columns: [unit, ...sidebars, 'All'], rows };
}
