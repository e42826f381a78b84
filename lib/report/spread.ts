import { sidebarNames } from '@/content/sidebars';
import { formatCount } from './format-count';
import type { Group } from './group-by';
import { NO_SIDEBAR, type PageFacts } from './page-facts';
import type { Section } from './section';

/** Groups of pages as a chart, and as a table that has a column for each sidebar. */
export function spread(
  caption: string,
  unit: string,
  groups: readonly Group<PageFacts>[],
): NonNullable<Section['spread']> {
  const used = new Set(groups.flatMap(({ items }) => items.map((it) => it.sidebar)));
  const sidebars = [...Object.values(sidebarNames), NO_SIDEBAR].filter((name) => used.has(name));
  const rows = groups.map(({ label, items }) => [
    label,
    ...sidebars.map((name) => items.filter((it) => it.sidebar === name).length),
    items.length,
  ]);
  return {
    table: { caption, columns: [unit, ...sidebars, 'All'], rows, name: 0 },
    bars: groups.map(({ label, items: { length } }) => ({
      label,
      value: length,
      shown: formatCount(length),
    })),
  };
}
