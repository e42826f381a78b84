import { expect, it } from 'vitest';
import { docOf, noData } from '@/tests/unit/render';
import type { Content } from './load';
import { loadPage, loadTrees } from './load-page';
import { toMarkdown } from './page-markdown';

/** Content with one datum, which is also its version. */
const contentWith = (word: string) =>
  ({
    ...noData,
    variables: new Map([['word', word]]),
    dataVersion: word,
  }) as unknown as Content;

const texts = async (body: string, word: string) => {
  const doc = docOf(body, 'content/test-of-load-page.mdx');
  const { blocks, problems } = await loadPage(doc, contentWith(word));
  if (problems.length > 0) return problems.map(({ message }) => message);
  const markdown = toMarkdown((await loadTrees(doc, contentWith(word))).plain);
  return [blocks.map(({ text }) => text).join(), markdown.trim().split('\n').at(-1)];
};

it('a page is parsed again after a change of its text or of data', async () => {
  expect(await texts('Say [[word]].', 'one')).toEqual(['Say one.', 'Say one.']);
  expect(await texts('Say [[word]].', 'one')).toEqual(['Say one.', 'Say one.']);
  expect(await texts('Say [[word]].', 'two')).toEqual(['Say two.', 'Say two.']);
  expect(await texts('Write [[word]].', 'two')).toEqual(['Write two.', 'Write two.']);
});

it('the problems of a page are reported each time', async () => {
  const problem = [expect.stringContaining('unknown variable [[wrod]]')];
  expect(await texts('Say [[wrod]].', 'one')).toEqual(problem);
  expect(await texts('Say [[wrod]].', 'one')).toEqual(problem);
});
