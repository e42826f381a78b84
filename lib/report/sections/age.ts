import { groupBy } from '../group-by';
import type { PageFacts } from '../page-facts';
import type { Section } from '../section';
import { spread } from '../spread';

/** Days after which a page is to be verified again: half a year. */
const STALE = 180;

/** How long ago pages were verified. */
export function age(pages: readonly PageFacts[]): Section {
  const dated = pages.filter(isPast);
  const isStale = (page: PageFacts) => !isPast(page) || page.age >= STALE;
  const stale = pages.filter(isStale).sort(oldestFirst);
  const groups = [
    ...groupBy(dated, [0, 30, 90, STALE, 365], (it) => it.age),
    { label: 'no date', items: pages.filter((it) => it.age === undefined) },
    { label: 'day to come', items: pages.filter((it) => it.age !== undefined && it.age < 0) },
  ];
  return {
    id: 'age',
    title: 'Age since verification',
    count: stale.length,
    counted: 'pages to verify again',
    method: `Days since "reviewed" in the front matter, when the page's facts were last checked in its sources. To be verified again are pages of ${STALE} days and more, and those whose day is missing or yet to come.`,
    spread: spread('Pages by days since verification', 'Days', groups),
    list: {
      caption: 'Pages to verify again, oldest first',
      columns: ['Days', 'Reviewed', 'Sidebar', 'Page'],
      rows: stale.map((it) => [it.age ?? 'none', it.reviewed ?? 'none', it.sidebar, it.file]),
      name: 3,
    },
  };
}

/** Pages in the order of their day: those without one first. */
export function oldestFirst(a: PageFacts, b: PageFacts): number {
  const byDay = (a.reviewed ?? '').localeCompare(b.reviewed ?? '');
  return byDay || a.file.localeCompare(b.file);
}

function isPast(page: PageFacts): page is PageFacts & { age: number } {
  return page.age !== undefined && page.age >= 0;
}
