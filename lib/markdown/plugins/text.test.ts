import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

// What becomes of single blocks is in tests/fixtures/mdx.
describe('headings', () => {
  const page = [
    '## The `--url` option & friends, really?',
    '### Fees (in BTG): 100 % {/* a comment */}',
    "## What's *new*_er_?",
    '## With a [link](/faq) inside',
    '### Given an id {/* a comment */} [#MyId-2]',
    '### Ünïcode und 漢字',
    '#### Too deep for the contents',
    '#### `--too-deep` with text',
    '#### `name` [#a-name]',
    ':::note\n\n## Inside\n\n:::',
    '## Footnoted[^1]',
    '[^1]: Note.',
  ].join('\n\n');

  it('have ids as on GitHub or as given', async () => {
    const { toc, anchors, problems } = await render(page);
    expect(problems).toEqual([]);
    expect(toc.map(({ depth, id, text }) => `${depth} ${id}: ${text}`)).toEqual([
      '2 the---url-option--friends-really: The --url option & friends, really?',
      '3 fees-in-btg-100-: Fees (in BTG): 100 %',
      "2 whats-newer: What's newer?",
      '2 with-a-link-inside: With a link inside',
      '3 MyId-2: Given an id',
      '3 ünïcode-und-漢字: Ünïcode und 漢字',
      '2 inside: Inside',
      '2 footnoted: Footnoted',
    ]);
    expect([...anchors]).toHaveLength(toc.length + 3);
    expect(anchors).toContain('too-deep-for-the-contents');
  });
});

it('links within the site are recorded with their place', async () => {
  const mdx = 'See [a](/cli/) and\n[b](/cli/usage#transfer), [c](#here).\n\n[d][ref]\n\n[ref]: /faq\n';
  const others = '[e](https://b.org/x#y) [f](mailto:d@b.org)\n\n| A |\n| - |\n| [g](/faq) |\n';
  const { links, problems } = await render(
    `${mdx}\n<Cards>\n<Card title="A" href="/faq#top" />\n</Cards>\n\n\n${others}`,
  );
  expect(problems).toEqual([]);
  expect(links).toMatchObject([
    { route: '/cli/', line: 1, column: 5 },
    { route: '/cli/usage', anchor: 'transfer', line: 2, column: 1 },
    { route: '', anchor: 'here', line: 2, column: 27 },
    { route: '/faq', line: 6, column: 1 },
    { route: '/faq', anchor: 'top', line: 9, column: 1 },
    { route: '/faq', line: 17, column: 3 },
  ]);
});

it.each(['One\\\ntwo', 'One  \ntwo', 'One<br>two'])(
  'a break separates the words of contents and search: %j',
  async (typed) => {
    const { blocks } = await render(`${typed}\n`, { file: 'content/test.md' });
    expect(blocks.map(({ text }) => text)).toEqual(['One two']);
  },
);
