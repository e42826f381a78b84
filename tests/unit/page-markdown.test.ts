import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { plainPage, toMarkdown } from '@/lib/content/page-markdown';
import { docOf } from '@/tests/unit/render';
import { renderMarkdown } from '@/tests/unit/render-markdown';

const pages = new Map([
  ['cli/index', '/cli/'],
  ['cli/usage', '/cli/usage'],
]);

const table = '| A | B |\n| - | - |\n| 1 \\| 2 | `x` |';

describe('the Markdown of a page', () => {
  it('starts with title, description and address', () => {
    const doc = docOf('Text.');
    expect(toMarkdown(plainPage(doc, { type: 'root', children: [] }))).toBe(
      `# Test\n\n> ${doc.frontMatter.description}\n\nWeb page: <${site.url}/test>\n`,
    );
  });

  it.each([
    ['variables', 'See `[[devnet.rpc]]`, [[software.version]].', 'See `https://rpc.test`, 1.2.3.'],
    [
      'links and headings',
      '## One [#one]\n\n[a](/cli/) [b](#one) [c](/x#y) [d](https://e.test)',
      `## One\n\n[a](${site.url}/cli.md) [b](${site.url}/test.md#one) [c](${site.url}/x.md#y) [d](https://e.test)`,
    ],
    ['an admonition', ':::note\n\nText.\n\n:::', '> **Note**\n>\n> Text.'],
    [
      'an admonition with a title',
      ':::danger[No `key`, no funds]\n\nText.\n\n:::',
      '> **Danger: No `key`, no funds**\n>\n> Text.',
    ],
    ['a warning', ':::warning[A]\n\nText.\n\n:::', '> **Caution: A**\n>\n> Text.'],
    ['no comments', 'A {/* b */}\nc.\n\n{/* d */}\n\nE {/* f */} g.', 'A c.\n\nE g.'],
    [
      'relative links',
      '[a](cli/usage.mdx#b) [c](./cli/)',
      `[a](${site.url}/cli/usage.md#b) [c](${site.url}/cli.md)`,
    ],
    [
      'tabs',
      '<Tabs group="os">\n\n<Tab label="Linux" value="l">\n\nOne.\n\n</Tab>\n\n<Tab label="macOS" value="m">\n\nTwo.\n\n</Tab>\n\n</Tabs>',
      '**Linux**\n\nOne.\n\n**macOS**\n\nTwo.',
    ],
    [
      'cards',
      '<Cards>\n\n<Card title="Open" href="/cli/">\n\nText.\n\n</Card>\n\n<Card title="Closed">\n\nMore.\n\n</Card>\n\n</Cards>',
      `- [Open](${site.url}/cli.md): Text.\n- **Closed**: More.`,
    ],
    ['details', '<Details summary="Why?">\n\nSo.\n\n</Details>', '**Why?**\n\nSo.'],
    ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two'],
    ['a filtered table', `<FilterTable label="Things">\n\n${table}\n\n</FilterTable>`, table],
    [
      'a figure',
      '<Figure src="/favicon.svg" alt="A ring" caption="The sign" />',
      `![A ring](${site.url}/favicon.svg)\n\n_The sign_`,
    ],
    ['code', '```ts title="a.ts" wrap\nlet a;\n```', '**a.ts**\n\n```ts\nlet a;\n```'],
    [
      'a diagram',
      '```mermaid alt="A leads to B" title="Way"\nflowchart LR\n  A --> B\n```',
      '**Way**\n\nA leads to B\n\n```mermaid\nflowchart LR\n  A --> B\n```',
    ],
    ['a formula', '$$\na^2\n$$\n\nSo $$b^2$$ costs $5.', '$$\na^2\n$$\n\nSo $$b^2$$ costs $5.'],
    ['keys and powers', '<kbd>Ctrl</kbd>, 2<sup>31</sup>, H<sub>2</sub>O', '`Ctrl`, 2^31, H2O'],
    ['entities and escapes', 'a &lt; b, &#123;x&#125;, \\*no\\*', 'a < b, {x}, \\*no\\*'],
  ])('has %s', async (_what, mdx, markdown) => {
    expect(await renderMarkdown(mdx, { pages })).toBe(markdown);
  });
});
