import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '@/lib/canonical-url';
import { githubTree, outline } from './github-markdown';
import { type MarkdownBlock, markdownBlocks, mdxBlocks } from './markdown-fixtures';
import { render } from './render';

const pages = new Map(
  Object.entries({ test: '/test', guide: '/guide', 'cli/index': '/cli/', 'cli/usage': '/cli/usage' }),
);
const renderBlock = (text: string, ending = 'md') => render(text, { file: `content/test.${ending}`, pages });

/** What the page's Markdown has in other words: components, alerts, keys and powers, breaks and heads in rows. */
const reworded = /details|<(?:kbd|su[bp])>|diagram|<br>/;

/** For each kind, the name of its tests, the blocks that are taken and those that are refused. */
function byKind(kinds: typeof markdownBlocks) {
  return [...kinds].map(([kind, blocks]) => {
    const taken = blocks.filter(({ problem }) => problem === '');
    const refused = blocks.filter(({ problem }) => problem !== '');
    return [`${kind}: ${taken.length} taken, ${refused.length} refused`, taken, refused] as const;
  });
}

/** Expects the message of a refused block, at its place. */
async function expectRefused({ text, problem }: MarkdownBlock, ending: 'md' | 'mdx') {
  const { html, problems } = await renderBlock(text, ending);
  expect(html).toBe('');
  const [start = '', ...parts] = problem.split(' … ');
  const message = problems.find((it) => it.startsWith(`content/test.${ending}:${start}`));
  expect(message, problems.join('\n')).toBeDefined();
  for (const part of parts) expect(message).toContain(part);
}

describe.each(byKind(markdownBlocks))('.md, %s', (_kind, taken, refused) => {
  it.each(taken)('takes $text', ({ text, onGithub }) => expectTaken(text, onGithub));

  it.each(refused)('refuses $text', async (block) => {
    const { text, fixed = text, isMdx, onGithub } = block;
    await expectRefused(block, 'md');
    if (isMdx) expect((await renderBlock(fixed, 'mdx')).problems).toEqual([]);
    else await expectTaken(fixed, onGithub);
  });
});

describe.each(byKind(mdxBlocks))('.mdx, %s', (_kind, taken, refused) => {
  it.each(taken)('takes $text', async ({ text, html = [], markdown, search }) => {
    const page = await renderBlock(text, 'mdx');
    expect(page.problems).toEqual([]);
    for (const part of html) expect(page.html).toContain(part);
    if (markdown !== undefined) expect(page.markdown.split('/test>\n')[1]?.trim()).toBe(markdown);
    const blocks = page.blocks.map((it) => `${it.kind} ${it.anchor ?? '-'} ${it.text}`);
    if (search !== undefined) expect(blocks.join('\n')).toBe(search);
  });

  it.each(refused)('refuses $text', async (block) => {
    await expectRefused(block, 'mdx');
    if (block.fixed) expect((await renderBlock(block.fixed, 'mdx')).problems).toEqual([]);
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
