import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { compile } from '@/lib/content/compile';
import { pageMarkdown } from '@/lib/outputs/markdown/page-markdown';
import { docOf, noData, variables } from '@/tests/unit/render';

/** Markdown of a page with this text, without what stands above the text. */
async function bodyOf(mdx: string): Promise<string> {
  const doc = docOf(mdx);
  const input = { ...noData, doc, variables, highlight: false, isTreeWanted: true };
  const { tree, problems } = await compile(input, {});
  expect(problems).toEqual([]);
  if (!tree) throw new Error('no tree');
  const [, body = ''] = pageMarkdown(doc, tree).split(`Web page: <${site.url}/test>\n`);
  return body.trim();
}

describe('pageMarkdown', () => {
  it('puts title, description and address above the text', async () => {
    const doc = docOf('Text.');
    expect(pageMarkdown(doc, { type: 'root', children: [] })).toBe(
      `# Test\n\n> ${doc.frontMatter.description}\n\nWeb page: <${site.url}/test>\n`,
    );
  });

  it('fills in variables, in code and links too', async () => {
    expect(await bodyOf('See `[[devnet.rpc]]`, [[software.version]].')).toBe(
      'See `https://rpc.test`, 1.2.3.',
    );
  });

  it('makes links absolute, and takes those of headings to themselves away', async () => {
    expect(await bodyOf('## One [#one]\n\n[a](/cli/) [b](#one) [c](/x#y) [d](https://e.test)')).toBe(
      `## One\n\n[a](${site.url}/cli/) [b](${site.url}/test#one) [c](${site.url}/x#y) [d](https://e.test)`,
    );
  });

  it.each([
    [':::note\n\nText.\n\n:::', '> **Note**\n>\n> Text.'],
    [':::danger[No `key`, no funds]\n\nText.\n\n:::', '> **Danger: No `key`, no funds**\n>\n> Text.'],
  ])('writes the admonition %j as a quote', async (mdx, markdown) => {
    expect(await bodyOf(mdx)).toBe(markdown);
  });

  it('writes tabs one below the other, each under its label', async () => {
    const tabs =
      '<Tabs group="os">\n\n<Tab label="Linux" value="l">\n\nOne.\n\n</Tab>\n\n<Tab label="macOS" value="m">\n\nTwo.\n\n</Tab>\n\n</Tabs>';
    expect(await bodyOf(tabs)).toBe('**Linux**\n\nOne.\n\n**macOS**\n\nTwo.');
  });

  it('writes cards as a list of links, and details under their summary', async () => {
    const cards =
      '<Cards>\n\n<Card title="Open" href="/cli/">\n\nText.\n\n</Card>\n\n<Card title="Closed">\n\nMore.\n\n</Card>\n\n</Cards>';
    expect(await bodyOf(cards)).toBe(`- [Open](${site.url}/cli/): Text.\n- **Closed**: More.`);
    expect(await bodyOf('<Details summary="Why?">\n\nSo.\n\n</Details>')).toBe('**Why?**\n\nSo.');
  });

  it('writes steps as the list they are, filtered tables as tables', async () => {
    expect(await bodyOf('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toBe('1. One\n2. Two');
    const table = '| A | B |\n| - | - |\n| 1 \\| 2 | `x` |';
    expect(await bodyOf(`<FilterTable label="Things">\n\n${table}\n\n</FilterTable>`)).toBe(table);
  });

  it('writes figures as pictures with their caption', async () => {
    const figure = '<Figure src="/favicon.svg" alt="A ring" caption="The sign" />';
    expect(await bodyOf(figure)).toBe(`![A ring](${site.url}/favicon.svg)\n\n_The sign_`);
  });

  it('writes code below its title, and what is compared as a diff', async () => {
    expect(await bodyOf('```ts title="a.ts" showLineNumbers\nlet a;\n```')).toBe(
      '**a.ts**\n\n```ts\nlet a;\n```',
    );
    expect(await bodyOf('```ts\nlet a; // [!code --]\nlet b; // [!code ++]\na();\n```')).toBe(
      '```diff\n-let a;\n+let b;\n a();\n```',
    );
  });

  it('writes a diagram as what it shows and its source', async () => {
    const source = '```mermaid alt="A leads to B" title="Way"\nflowchart LR\n  A --> B\n```';
    expect(await bodyOf(source)).toBe('**Way**\n\nA leads to B\n\n```mermaid\nflowchart LR\n  A --> B\n```');
  });

  it('writes formulas as TeX, keys as code, powers as they are typed', async () => {
    expect(await bodyOf('$$\na^2\n$$')).toBe('$$\na^2\n$$');
    expect(await bodyOf('So $$a^2$$ costs $5.')).toBe('So $$a^2$$ costs $5.');
    expect(await bodyOf('<kbd>Ctrl</kbd>, 2<sup>31</sup>, H<sub>2</sub>O')).toBe('`Ctrl`, 2^31, H2O');
  });

  it('keeps signs that mean something in MDX or Markdown what they are', async () => {
    expect(await bodyOf('a &lt; b, &#123;x&#125;, \\*no\\*')).toBe('a < b, {x}, \\*no\\*');
  });
});
