import { groupBy } from '../group-by';
import type { PageFacts } from '../page-facts';
import type { Section } from '../section';
import { spread } from '../spread';
import { readingMinutes, totalWords } from '../words';

/** How many of the longest pages are named. */
const NAMED = 10;

/** How long pages take to read. */
export function reading(pages: readonly PageFacts[]): Section {
  const longest = [...pages].sort((a, b) => readingMinutes(b) - readingMinutes(a)).slice(0, NAMED);
  return {
    id: 'reading',
    title: 'Reading time',
    count: pages.reduce((sum, it) => sum + readingMinutes(it), 0),
    counted: 'minutes to read everything',
    method:
      '200 words a minute. Words of code count half: code is looked over for the line that matters, and copied rather than read.',
    spread: spread(
      'Pages by minutes of reading',
      'Minutes',
      groupBy(pages, [1, 3, 6, 11, 21], (it) => readingMinutes(it)),
    ),
    list: {
      caption: `The ${longest.length} longest pages`,
      columns: ['Minutes', 'Words', 'In code', 'Page'],
      rows: longest.map((it) => [readingMinutes(it), totalWords(it), it.words.code, it.file]),
      name: 3,
    },
  };
}
