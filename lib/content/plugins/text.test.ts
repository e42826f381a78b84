import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

/** An admonition as it must be rendered. */
function box(kind: string, title: string, body: string): string {
  return `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title">${title}</p>${body}</div>`;
}

describe('admonitions', () => {
  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['caution', 'Caution'],
    ['danger', 'Danger'],
  ])(':::%s has the title %s', async (kind, title) => {
    expect((await render(`:::${kind}\n\nText.\n\n:::\n`)).html).toBe(box(kind, title, '<p>Text.</p>'));
  });

  it('of the kind warning are cautions', async () => {
    const { html, blocks } = await render(':::warning\n\nA.\n\n:::\n\n:::warning[B]\n\nC.\n\n:::\n');
    expect(html).toBe(`${box('caution', 'Caution', '<p>A.</p>')}\n${box('caution', 'B', '<p>C.</p>')}`);
    expect(blocks.map(({ text }) => text)).toEqual(['A.', 'B', 'C.']);
  });

  it('nest, each with its own title, which may have markup', async () => {
    const mdx = '::::caution[**Out** `er`]\n\nOne.\n\n:::tip[Inner]\n\nTwo.\n\n:::\n\nThree.\n\n::::\n';
    const inner = box('tip', 'Inner', '<p>Two.</p>');
    const title = '<strong>Out</strong> <code>er</code>';
    expect((await render(mdx)).html).toBe(box('caution', title, `<p>One.</p>${inner}<p>Three.</p>`));
  });

  it.each([
    ['NOTE', 'note', 'Note'],
    ['Tip', 'tip', 'Tip'],
    ['important', 'info', 'Important'],
    ['WARNING', 'caution', 'Warning'],
    ['CAUTION', 'danger', 'Caution'],
  ])('can be written as the alert [!%s] of GitHub', async (word, kind, title) => {
    const { html, blocks, markdown } = await render(`> [!${word}]\n> Text *a*.\n>\n> B.\n`);
    expect(html).toBe(box(kind, title, '<p>Text <em>a</em>.</p><p>B.</p>'));
    expect(blocks.map(({ text }) => text)).toEqual(['Text a.', 'B.']);
    expect(markdown).toContain(`> **${title}**\n>\n> Text _a_.`);
  });

  it.each([
    '> [!NOTE]  \n> a',
    '> [!NOTE]\\\n> a',
    '> [!NOTE]\n>\n> a',
    '>[!NOTE]\na',
    ':::note Note\na\n:::',
    ':::note[Note]\n\na\n:::',
  ])('are the same in the form %j', async (mdx) => {
    expect((await render(mdx)).html).toBe(box('note', 'Note', '<p>a</p>'));
  });

  it.each([
    ['> [!FOO]\n> a', '"> [!FOO]" is not an alert', '> \\[!FOO]\n> a'],
    ['> [!NOTES]\n> a', '"> [!NOTES]" is not an alert', '> [!NOTE]\n> a'],
    ['> [!note] a', '"> [!note] a" is not an alert', '> [!note]\n> a'],
    ['> [!NOTE]**a**', '"> [!NOTE]**a**" is not an alert', '> [!NOTE]\n> **a**'],
    ['> [!NOTE]', '"> [!NOTE]" is not an alert', '> [!NOTE]\n> a'],
  ])('are refused, until fixed, as %j', async (mdx, problem, fixed) => {
    expect((await render(mdx)).problems).toEqual([expect.stringContaining(`:1:1  ${problem}`)]);
    expect((await render(fixed)).problems).toEqual([]);
  });

  it.each([
    [':::tip A **b** [c](/d)\n\ne\n\n:::', 'A <strong>b</strong> <a href="/d">c</a>'],
    ['a\n:::tip   B [c]  \ne\n:::', 'B [c]'],
    ['::::note A\n:::tip B\ne\n:::\n::::', 'B'],
    ['- a\n  :::tip B\n  e\n  :::', 'B'],
    ['> :::tip B\n> e\n> :::', 'B'],
    ['a\r\n\r\n:::tip B\r\ne\r\n:::\r\n', 'B'],
  ])('take a title without brackets: %j', async (mdx, title) => {
    const { html, problems } = await render(mdx);
    expect(problems).toEqual([]);
    expect(html).toContain(box('tip', title, '<p>e</p>'));
  });

  it('leave code as it is, and keep places', async () => {
    const { html, problems } = await render(
      '````text\n:::tip B\n```\n:::tip C\n````\n\n:::tip B\n\n`:::tip D`\n\n:::\n',
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(/:::tip B.*:::tip C.*<code>:::tip D</s);
    const wrong = await render(':::tip B [[c d]] ~e~\n\nf ~g~\n\n:::\n');
    expect(wrong.problems.map((it) => it.split('  ', 1)[0])).toEqual(
      ['1:18', '3:3', '1:10'].map((it) => `content/test.mdx:${it}`),
    );
  });

  it('contain lists and code, inside lists too', async () => {
    const { html } = await render(
      '1. Step\n\n   :::danger\n\n   - a\n\n   ```bash\n   ls\n   ```\n\n   :::\n',
    );
    expect(html).toMatch(/<ol>.*data-kind="danger".*<ul>.*<x-codeblock.*<\/div>\s*<\/li>/s);
  });

  it.each([
    'Start at 10:30 sharp.',
    'The ratio is 3:1.',
    'See note:this and a:smile: here.',
    '::std::mem',
    'a ::: b',
  ])('are not what looks like them: %s', async (prose) => {
    expect((await render(`${prose}\n`)).html).toBe(`<p>${prose}</p>`);
  });

  it('leave the markup and the search text of what looks like them as typed', async () => {
    const { html, blocks } = await render('At host:port[*a*] b.\n\n![host:port](/favicon.svg)\n');
    expect(html).toContain('<p>At host:port[<em>a</em>] b.</p>');
    expect(html).toContain('alt="host:port"');
    expect(blocks.map(({ text }) => text)).toContain('At host:port[a] b.');
  });
});

describe('comments', () => {
  it.each([
    ['A.\n\n{/* b */}\n\nC.', '<p>A.</p>\n<p>C.</p>'],
    ['A.\n\n{/*\nb\n\n<c>\n*/}\n\nD.', '<p>A.</p>\n<p>D.</p>'],
    ['A {/* b */} c.', '<p>A c.</p>'],
    ['{/* a */} B{/* c */}, d. {/* e */}', '<p>B, d.</p>'],
    ['A {/* b\n*/}\nc', '<p>A c</p>'],
    ['- {/* a */}\n- b', '<ul>\n<li></li>\n<li>b</li>\n</ul>'],
    ['**{/* a */} b**{/* c */} `d`', '<p><strong>b</strong> <code>d</code></p>'],
    ['<kbd>A</kbd>{/* [[b]] */}', '<kbd>A</kbd>'],
    ['| A {/* b */} |\n| - |\n| {/* c */} d |', /<th>A<\/th>.*<td>d<\/td>/s],
  ])('leave nothing behind: %j', async (mdx, html) => {
    const { problems, ...page } = await render(`${mdx}\n`);
    expect(problems).toEqual([]);
    if (typeof html === 'string') expect(page.html).toBe(html);
    else expect(page.html).toMatch(html);
  });

  it('do not belong to the id of a heading', async () => {
    expect((await render('## Fees {/* a */} [#b]\n\n## Rent {/* c */}\n')).toc).toMatchObject([
      { id: 'b', text: 'Fees' },
      { id: 'rent', text: 'Rent' },
    ]);
  });
});

describe('headings', () => {
  const page = [
    '## The `--url` option & friends, really?',
    '### Fees (in BTG): 100 %',
    "## What's *new*_er_?",
    '## With a [link](/faq) inside',
    '### Given an id [#MyId-2]',
    '### Ünïcode und 漢字',
    '#### Too deep for the contents',
    '#### `--too-deep` with text',
    '#### `name` [#a-name]',
    ':::note\n\n## Inside\n\n:::',
    '## Footnoted[^1]',
    '[^1]: Note.',
  ].join('\n\n');

  it('have ids as on GitHub or as given, and the contents list levels 2 and 3', async () => {
    const { toc, anchors, problems } = await render(page);
    expect(problems).toEqual([]);
    expect(toc).toEqual([
      { id: 'the---url-option--friends-really', text: 'The --url option & friends, really?', depth: 2 },
      { id: 'fees-in-btg-100-', text: 'Fees (in BTG): 100 %', depth: 3 },
      { id: 'whats-newer', text: "What's newer?", depth: 2 },
      { id: 'with-a-link-inside', text: 'With a link inside', depth: 2 },
      { id: 'MyId-2', text: 'Given an id', depth: 3 },
      { id: 'ünïcode-und-漢字', text: 'Ünïcode und 漢字', depth: 3 },
      { id: 'inside', text: 'Inside', depth: 2 },
      { id: 'footnoted', text: 'Footnoted', depth: 2 },
    ]);
    expect([...anchors]).toHaveLength(toc.length + 3);
    expect(anchors).toContain('too-deep-for-the-contents');
  });

  it('have one link to themselves, which is not a link of the page', async () => {
    const { html, links } = await render('## Fees & `rent`\n');
    expect(html).toBe(
      '<h2 id="fees--rent" class="content-heading">Fees &amp; <code>rent</code><a href="#fees--rent" class="anchor" aria-label="Link to this section"></a></h2>',
    );
    expect(links).toEqual([]);
  });
});

describe('links', () => {
  it('within the site are recorded with their place', async () => {
    const mdx = 'See [a](/cli/) and\n[b](/cli/usage#transfer), [c](#here).\n\n[d][ref]\n\n[ref]: /faq\n';
    const { links, problems } = await render(
      `${mdx}\n<Card title="A" href="/faq#top">\n\nText.\n\n</Card>\n`,
    );
    expect(problems).toEqual([]);
    expect(links).toMatchObject([
      { route: '/cli/', line: 1, column: 5 },
      { route: '/cli/usage', anchor: 'transfer', line: 2, column: 1 },
      { route: '', anchor: 'here', line: 2, column: 27 },
      { route: '/faq', line: 6, column: 1 },
      { route: '/faq', anchor: 'top', line: 8, column: 1 },
    ]);
  });

  it('to other sites and to mail are not recorded', async () => {
    const { links, html } = await render('[a](https://b.org/x#y) [c](mailto:d@b.org)\n');
    expect(links).toEqual([]);
    expect(html).toBe('<p><a href="https://b.org/x#y">a</a> <a href="mailto:d@b.org">c</a></p>');
  });
});

it.each(['One\\\ntwo', 'One  \ntwo', 'One<br>two'])(
  'a break separates the words of contents and search: %j',
  async (typed) => {
    const { blocks } = await render(`${typed}\n`, { file: 'content/test.md' });
    expect(blocks.map(({ text }) => text)).toEqual(['One two']);
  },
);

describe('tables', () => {
  it('keep code with bars, alignment and links', async () => {
    const table = '| A | B |\n| - | -: |\n| `a \\| b` | [c](/faq) |\n';
    const { html, links } = await render(`${table}\nText.\n\n${table}`);
    expect(html).toContain('<td><code>a | b</code></td>');
    expect(html).toMatch(/<td style="text-align:right"><a href="\/faq">c<\/a><\/td>/);
    expect(links).toHaveLength(2);
  });
});
