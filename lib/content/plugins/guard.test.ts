import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

describe('guard', () => {
  it('lets pass what writers may type', async () => {
    const mdx = [
      'Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, x<sup>2</sup>.',
      '<Tabs group="os">\n<Tab label="Linux" value="linux">\n\nText.\n\n</Tab>\n</Tabs>',
      '<Steps>\n\n1. One.\n\n</Steps>',
      '<Cards>\n<Card title="One" href="/faq" icon="key">\n\nText.\n\n</Card>\n</Cards>',
      '<Details summary="More">\n\nText.\n\n</Details>',
      '<Figure src="/icon-192.png" alt="The logo" caption="Our logo" />',
    ];
    const { html, problems } = await render(mdx.join('\n\n'));
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<x-tabs group="os" id="tabs.1"><x-tab label="Linux" value="linux"><p>Text.</p></x-tab></x-tabs>',
    );
    expect(html).toContain('<x-steps><ol>');
    expect(html).toContain('<x-card title="One" href="/faq" icon="key"><p>Text.</p></x-card>');
  });

  it.each([
    ['an expression in text', 'The {address} here.', '1:5  JavaScript expressions'],
    ['an expression on its own', '{process.exit(1)}', '1:1  JavaScript expressions'],
    ['a comment', '{/* hidden */}', '1:1  JavaScript expressions'],
    ['an import', "import a from 'b'\n\nText.", '1:1  import and export'],
    ['an export', 'Text.\n\nexport const a = 1', '3:1  import and export'],
    [
      'an unknown component',
      '<Stepz>\n\nx\n\n</Stepz>',
      '1:1  unknown component <Stepz>. Did you mean "Steps"?',
    ],
    ['HTML that has Markdown', 'a <b>bold</b>', '1:3  unknown component <b>'],
    ['a fragment', '<>\n\nText.\n\n</>', '1:1  unknown component <>'],
    ['a member of an object', '<a.b>\n\nText.\n\n</a.b>', '1:1  unknown component <a.b>'],
    ['a component of the pipeline', '<CodeBlock html="x" />', '1:1  unknown component <CodeBlock>'],
    ['a script', '<script src="https://example.org" />', '1:1  unknown component <script>'],
    ['an attribute of HTML', '<kbd style="color: red">a</kbd>', '1:6  <kbd> has no attribute "style"'],
    [
      'an expression as attribute',
      '<Card title={a} />',
      '1:7  <Card> has an attribute that is an expression',
    ],
    ['an attribute without value', '<Card title />', '1:7  attribute "title" of <Card> has no value'],
    ['a missing attribute', '<Card href="/faq" />', '1:1  <Card> needs the attribute "title"'],
    ['an empty attribute', '<Card title="" />', '1:1  <Card> needs the attribute "title"'],
    ['a tab outside tabs', '<Tab label="a" value="b">\n\nx\n\n</Tab>', '1:1  <Tab> stands outside <Tabs>'],
    [
      'a component in a line',
      'See <Details summary="a">b</Details>.',
      '1:5  <Details> stands in a line of text',
    ],
  ])('reports %s', async (_name, mdx, problem) => {
    const { problems } = await render(mdx);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
  });

  it('reports all mistakes of a page at once', async () => {
    const { problems } = await render('{a}\n\n<Nope />\n\n<Card titel="x" />\n');
    expect(problems.map((line) => line.slice(0, line.indexOf('  ')))).toEqual([
      'content/test.mdx:1:1',
      'content/test.mdx:3:1',
      'content/test.mdx:5:7',
      'content/test.mdx:5:1',
    ]);
  });
});
