import { formatCount } from '../format-count';
import { groupBy } from '../group-by';
import type { PageFacts } from '../page-facts';
import type { Section } from '../section';
import { spread } from '../spread';
import { totalWords } from '../words';

/** Words below which a page is thin: it is read in less than a minute, so it is unfinished or a section of another. */
const THIN = 200;

/** Pages that say little. */
export function thin(pages: readonly PageFacts[]): Section {
  const shortestFirst = [...pages].sort((a, b) => totalWords(a) - totalWords(b));
  const [shortest] = shortestFirst;
  const found = shortestFirst.filter((it) => totalWords(it) < THIN);
  return {
    id: 'thin',
    title: 'Thin pages',
    count: found.length,
    counted: `pages under ${THIN} words`,
    method: `Words are those of headings, text, rows of tables and code, with what reference data brings. A page under ${THIN} is read in less than a minute.${shortest ? ` The shortest page has ${formatCount(totalWords(shortest))}: ${shortest.file}.` : ''}`,
    spread: spread('Pages by words', 'Words', groupBy(pages, [0, THIN, 500, 1000, 2000, 4000], totalWords)),
    list: {
      caption: 'Thin pages, shortest first',
      columns: ['Words', 'Sidebar', 'Page'],
      rows: found.map((it) => [totalWords(it), it.sidebar, it.file]),
      name: 2,
    },
  };
}
