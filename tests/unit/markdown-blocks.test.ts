import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '@/lib/canonical-url';
import { githubTree, outline } from './github-markdown';
import { markdownBlocks } from './markdown-fixtures';
import { render } from './render';

const pages = new Map(['test', 'guide'].map((id) => [id, `/${id}`]));
const renderBlock = (text: string, ending = 'md') => render(text, { file: `content/test.${ending}`, pages });

/** What the page's Markdown has in other words: components, alerts, keys and powers, breaks and heads in rows. */
const reworded = /details|<(?:kbd|su[bp])>|diagram|<br>/;

describe.each(
  [...markdownBlocks].map(([kind, blocks]) => {
    const taken = blocks.filter(({ problem }) => problem === '');
    const refused = blocks.filter(({ problem }) => problem !== '');
    return [`${kind}: ${taken.length} taken, ${refused.length} refused`, taken, refused] as const;
  }),
)('%s', (_kind, taken, refused) => {
  it.each(taken)('takes $text', ({ text, onGithub }) => expectTaken(text, onGithub));

  it.each(refused)('refuses $text', async ({ text, problem, fixed = text, isMdx, onGithub }) => {
    const { problems } = await renderBlock(text);
    expect(problems.join('\n')).toContain(`content/test.md:${problem}`);
    if (isMdx) expect((await renderBlock(fixed, 'mdx')).problems).toEqual([]);
    else await expectTaken(fixed, onGithub);
  });
});

/** Expects the tree of GitHub in the page's HTML, and in its Markdown. */
async function expectTaken(text: string, onGithub: string) {
  const { html, markdown, problems } = await renderBlock(text);
  expect(problems).toEqual([]);
  const expected = outline(githubTree(onGithub));
  expect(outline(fromHtml(html, { fragment: true }))).toEqual(expected);
  if (reworded.test(expected.join('\n')) || /^\s*:::|^> \[!|title="|<td/m.test(text)) return;
  const [, body = ''] = markdown.split('/test>\n');
  // Its links lead to the Markdown of pages, and have ids in headings to lead to.
  const local = body
    .replace(/ \{#\S+\}$/gm, '')
    .replaceAll(canonicalUrl('/test.md#'), '#')
    .replace(/(?<=\/docs\.[\w.-]+\/[\w/%-]*)\.md\b/g, '')
    .replaceAll(canonicalUrl('/'), '/');
  expect(outline(githubTree(local))).toEqual(expected);
}
