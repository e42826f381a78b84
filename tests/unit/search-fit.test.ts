import { describe, expect, it } from 'vitest';
import { randomNumbers } from '@/lib/random';
import type { Ranking } from '@/lib/search/ranking';
import { constantAt, pathsOf, withConstant } from '@/tests/search/fit/constants';
import { foldsOf, improve, scoreOf } from '@/tests/search/fit/fit';
import { fitRanking } from '@/tests/search/fit/report';
import { start } from '@/tests/search/fit/start';
import { type Judged, outcomeOf, qualityOf } from '@/tests/search/judged';
import { pageRecords } from './page-records';

const judged: Judged = { query: 'q', kind: 'concept', expect: ['/right'] };
const right = outcomeOf(judged, ['/right#part', '/wrong']);
const second = outcomeOf(judged, ['/wrong', '/right/']);
const none = outcomeOf({ ...judged, expect: ['/right#other'] }, ['/right#part']);

it('an outcome counts pages with any anchor, and anchors only with theirs', () => {
  expect([right, second, none].map(({ rank }) => rank)).toEqual([1, 2, 0]);
  expect(qualityOf([right, second, none])).toEqual({
    queries: 3,
    first: 1 / 3,
    firstThree: 2 / 3,
    reciprocal: 0.5,
    unanswered: 0,
  });
  expect(scoreOf([right, second])).toBe((0.5 + 0.75) / 2);
});

describe('improve', () => {
  // Right as soon as titles count much more than text.
  const ask = ({ fields }: Ranking) => [fields.title > 3 * fields.text ? right : second];

  it('finds constants with better answers, and leaves the others', () => {
    const fitted = improve({ start, ask, rounds: 2 });
    expect(ask(fitted)).toEqual([right]);
    expect({ ...fitted, fields: start.fields }).toEqual(start);
  });

  it('changes nothing if nothing becomes better', () => {
    expect(improve({ start, ask: () => [second], rounds: 2 })).toEqual(start);
  });
});

it('a constant is read and changed by its path', () => {
  const paths = pathsOf(start).map((path) => path.join('.'));
  expect(paths).toContain('fields.title');
  expect(paths).toContain('length');
  const path = ['passage', 'nearby'];
  expect(constantAt(withConstant(start, path, 7), path)).toBe(7);
  expect(constantAt(start, path)).toBe(start.passage.nearby);
});

it('folds are of equal size, and the same each time', () => {
  const folds = foldsOf(23, 5, randomNumbers(5));
  expect(folds).toEqual(foldsOf(23, 5, randomNumbers(5)));
  const sizes = [0, 1, 2, 3, 4].map((fold) => folds.filter((it) => it === fold).length);
  expect(sizes.sort()).toEqual([4, 4, 5, 5, 5]);
});

it('fits a small set, with folds, and gives the same constants again', async () => {
  const subjects = ['fees', 'votes', 'stakes', 'leaders', 'shreds'];
  const records = subjects.flatMap((subject) =>
    pageRecords(`/${subject}`, `All about ${subject}`, [
      `How ${subject} work.`,
      `## More ${subject}`,
      'Text.',
    ]),
  );
  const queries = subjects.map((subject) => ({
    query: `how do ${subject} work`,
    kind: 'question',
    expect: [`/${subject}`],
  }));
  const lines: string[] = [];
  const options = { records, queries, terms: [], folds: 5, foldRounds: 1, rounds: 1 };
  const fitted = await fitRanking({ ...options, print: (line) => lines.push(line) });
  expect(lines.filter((line) => /^fold \d: /.test(line))).toHaveLength(5);
  const right = { first: 1, reciprocal: 1 };
  expect(fitted).toMatchObject({ judged: 5, heldOut: right, all: right });
  expect(pathsOf(fitted.ranking)).toEqual(pathsOf(start));
  expect(await fitRanking({ ...options, print: () => undefined })).toEqual(fitted);
});
