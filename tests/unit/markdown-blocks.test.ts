import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '@/lib/canonical-url';
import type { GlossaryEntry } from '@/lib/reference/glossary/schema';
import { glossaryRoute } from '@/lib/reference/glossary/terms';
import type { RecipeFile } from '@/lib/reference/recipes/data';
import { parseHtml } from '@/tests/support/parse-html';
import { githubTree, outline } from './github-markdown';
import { type MarkdownBlock, markdownBlocks, mdxBlocks } from './markdown-fixtures';
import { render } from './render';

const pages = new Map(
  Object.entries({
    test: '/test',
    guide: '/guide',
    'cli/index': '/cli/',
    'cli/usage': '/cli/usage',
    'learn/glossary': glossaryRoute,
  }),
);
const renderBlock = (text: string, ending = 'md') => render(text, { file: `content/test.${ending}`, pages });

function term(name: string, more: Partial<GlossaryEntry> = {}): GlossaryEntry {
  const id = name.replaceAll(' ', '-');
  return { term: name, id, definition: `It is \`${name}\`.`, page: '/faq', title: 'FAQ', ...more };
}

/** What blocks of MDX name. */
const glossary = [
  ...['authority', 'epoch', 'leader', 'leader schedule', 'Turbine'].map((name) => term(name)),
  term('node', { everyday: true }),
  term('program derived address', { also: ['PDA'] }),
  term('snapshot', { except: ['snapshot of the stakes'] }),
  term('stake', { forms: ['stake delegation'] }),
  term('tick', { definition: 'At [[software.version]].' }),
];
const regions: RecipeFile['regions'] = new Map([
  ['first', { text: 'one();', lines: [1, 1] }],
  ['others', { text: 'two();\nthree();', lines: [2, 3] }],
]);
const program = { text: 'one();\ntwo();\nthree();', regions };
const verified = { hash: '', runtime: 'LiteSVM 1', packages: ['kit 8', 'system 1'], tested: '2026-11-21' };
const files: RecipeFile[] = [
  { ...program, path: 'test/a.ts', verified },
  { ...program, path: 'test/b.ts' },
  { ...program, path: 'learn/start/a.ts', verified },
  { path: 'test/a.txt', text: 'done', regions: new Map() },
];
const recipes = new Map(files.map((it) => [it.path, it]));
const renderMdx = (text: string) => render(text, { pages, glossary, recipes });

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
  const { html, problems } = await (ending === 'md' ? renderBlock(text) : renderMdx(text));
  expect(html).toBe('');
  const [start = '', ...parts] = problem.split(' … ');
  const beginning = `content/test.${ending}:${start}`;
  // A problem of the table that ends in a full stop is the whole message.
  const isWhole = problem === start && start.endsWith('.');
  const message = problems.find((it) => (isWhole ? it === beginning : it.startsWith(beginning)));
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
  it.each(taken)('takes $text', async ({ text, html = [], without = [], markdown, search }) => {
    const page = await renderMdx(text);
    expect(page.problems).toEqual([]);
    let at = 0;
    for (const part of html) {
      expect(page.html.slice(at)).toContain(part);
      at = page.html.indexOf(part, at) + part.length;
    }
    for (const part of without) expect(page.html).not.toContain(part);
    if (markdown !== undefined) expect(page.markdown.split('/llms.txt>\n')[1]?.trim()).toBe(markdown);
    const blocks = page.blocks.map((it) => `${it.kind} ${it.anchor ?? '-'} ${it.text}`);
    if (search !== undefined) expect(blocks.join('\n')).toBe(search);
  });

  it.each(refused)('refuses $text', async (block) => {
    await expectRefused(block, 'mdx');
    if (block.fixed) expect((await renderMdx(block.fixed)).problems).toEqual([]);
  });
});

/** Expects the tree of GitHub in the page's HTML, and in its Markdown. */
async function expectTaken(text: string, onGithub: string) {
  const { html, markdown, problems } = await renderBlock(text);
  expect(problems).toEqual([]);
  const expected = outline(githubTree(onGithub));
  expect(outline(parseHtml(html))).toEqual(expected);
  if (reworded.test(expected.join('\n')) || /^\s*:::|^> \[!|title="|<td/m.test(text)) return;
  const [, body = ''] = markdown.split('/llms.txt>\n');
  // Its links lead to the Markdown of pages, and have ids in headings to lead to.
  const local = body
    .replace(/\{#\S+\} | \{#\S+\}$/gm, '')
    .replaceAll(canonicalUrl('/test.md#'), '#')
    .replace(/(?<=\/docs\.[\w.-]+\/[\w/%-]*)\.md\b/g, '')
    .replaceAll(canonicalUrl('/'), '/');
  expect(outline(githubTree(local))).toEqual(expected);
}
