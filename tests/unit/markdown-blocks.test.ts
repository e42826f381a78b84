import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { githubTree, outline } from './github-markdown';
import { type MarkdownBlock, markdownBlocks } from './markdown-fixtures';
import { render } from './render';

const pages = new Map([
  ['test', '/test'],
  ['guide', '/guide'],
]);

for (const [kind, blocks] of markdownBlocks) {
  const refused = blocks.filter(({ problem }) => problem !== '');
  const taken = blocks.filter(({ problem }) => problem === '');

  describe(`${kind}: ${taken.length} taken, ${refused.length} refused`, () => {
    it.each(taken)('takes $text', async ({ text, onGithub }) => expectTaken(text, onGithub));

    it.each(refused)('refuses $text', async ({ text, problem, fixed, isMdx, onGithub }) => {
      const { problems } = await render(text, { file: 'content/test.md', pages });
      expect(problems.join('\n')).toContain(`content/test.md:${problem}`);
      expect(fixed).toBeDefined();
      if (fixed === undefined) return;
      if (!isMdx) await expectTaken(fixed, onGithub);
      else expect((await render(fixed, { file: 'content/test.mdx', pages })).problems).toEqual([]);
    });
  });
}

async function expectTaken(text: string, onGithub: string) {
  const { html, markdown, problems } = await render(text, { file: 'content/test.md', pages });
  expect(problems).toEqual([]);
  expect(outline(fromHtml(html, { fragment: true }))).toEqual(outline(githubTree(onGithub)));
}
