import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/source/problem';
import { docOf } from '@/tests/unit/render';
import { reviewWarnings } from './check';

it.each([
  [undefined, []],
  ['2028-02-29', []],
  [
    '2027-02-28',
    [/^content\/a\.mdx:1:1 {2}the last review was on 2027-02-28, more than a year ago\. Check the page/],
  ],
  ['2027-03-01', []],
])('warns of reviews more than a year ago: %s', (reviewed, expected) => {
  const doc = docOf('Text.', 'a.mdx');
  const docs = [{ ...doc, file: 'content/a.mdx', frontMatter: { ...doc.frontMatter, reviewed } }];
  const found = reviewWarnings(docs, '2028-02-29').map(formatProblem);
  expect(found).toEqual(expected.map((it) => expect.stringMatching(it)));
});
