import { describe, expect, it } from 'vitest';
import { noCommands, render } from '@/tests/unit/render';

const flowchart = 'flowchart LR\n  A[Start] -->|yes| B{Done?}\n  B --> A';

/** A diagram with a text alternative. */
function diagram(text: string): string {
  return `\`\`\`mermaid alt="A."\n${text}\n\`\`\`\n`;
}

// One page for each message is in tests/fixtures/broken; these are the other ways to get one.
describe('problems of a page', () => {
  it.each([
    ['1:1  JavaScript expressions', '{}'],
    ['1:1  JavaScript expressions', '{/* a */ b}'],
    ['1:3  JavaScript expressions', 'a {/* b */ c /* d */} e'],
    ['1:1  unknown component <>', '<>\n\nText.\n\n</>'],
    ['1:1  unknown component <a.b>', '<a.b>\n\nText.\n\n</a.b>'],
    ['1:1  <Card> needs the attribute "title"', '<Card title="" />'],
    ['1:22  <Details> has "summary" twice', '<Details summary="A" summary="B">\n\nText.\n\n</Details>'],
    ['1:12  invalid MDX', 'A HashMap<K, V> here.'],
    ['3:2  invalid MDX', 'Text.\n\n</Steps>\n'],
    ['1:1  the page has a heading of level 1', 'A\n===\n'],
    ['1:1  the heading jumps from level 1 to 3', '### A\n'],
    ['1:1  :::note is never closed', '::::note\n\nText.\n\n:::\n'],
    ['3:1  :::tip is never closed', '::::note\n\n:::tip\n\nText.\n\n::::\n'],
    ['1:1  the image has no alt text', '![ ](/favicon.svg)'],
    ['1:1  there is no image "https://example.org/a.png"', '![A](https://example.org/a.png)'],
    ['1:1  the diagram has no text alternative', diagram(flowchart).replace('A.', '')],
    [
      '3:12  "style A fill:url(x)" cannot be drawn in a diagram',
      diagram('flowchart LR\n  A --> B; style A fill:url(x)'),
    ],
    [
      '2:1  "%%{init: {"theme": "x"}}%%" cannot be drawn',
      diagram(`%%{init: {"theme": "x"}}%%\n${flowchart}`),
    ],
    [
      '2:1  the diagram has more than 60 lines',
      diagram(`flowchart LR\n${'  A & B & C & D --> E\n'.repeat(4)}`),
    ],
    ['1:3  \\url is not allowed in a formula', '$$\\url{https://a.example}$$'],
    ['1:3  \\htmlData is not allowed in a formula', '$$\\htmlData{a=b}{x}$$'],
    ['1:3  \\newcommand is not allowed in a formula', '$$\\newcommand{\\a}{\\href}$$'],
    ['1:3  \\let is not allowed in a formula', '$$\\let\\a\\href \\a{b}{c}$$'],
    ['1:1  invalid formula: Undefined control sequence: \\nosuch', '$$\\nosuch$$'],
    ['1:1  the formula has more than 1000 characters', `$$${'x+'.repeat(600)}x$$`],
    ['1:3  unknown variable [[devnet.rcp]]', '![[[devnet.rcp]]](/favicon.svg)'],
  ])('are reported as %s', async (problem, mdx) => {
    const { html, problems } = await render(mdx);
    expect(html).toBe('');
    expect(problems.filter((line) => line.startsWith(`content/test.mdx:${problem}`))).toHaveLength(1);
  });

  it('are reported for tags of HTML that are nested too deep', async () => {
    const text = `${'<b>'.repeat(1240)}x${'</b>'.repeat(1240)}`;
    const { problems } = await render(text, { file: 'content/test.md' });
    expect(problems).toEqual(['content/test.md:1:88  30 tags are open here. Nest less.']);
  });

  it.each([
    [
      'text between Tabs and Tab',
      '<Tabs group="g">\n\nA\n\n<Tab label="L" value="l">\n\nB\n\n</Tab>\n</Tabs>',
      '3:1  <Tabs> needs <Tab>, and nothing else',
      'A\n\n<Tabs group="g">\n<Tab label="L" value="l">\n\nB\n\n</Tab>\n</Tabs>',
    ],
    [
      'two tabs with one value',
      '<Tabs group="g">\n<Tab label="A" value="l">\n\nA\n\n</Tab>\n<Tab label="B" value="l">\n\nB\n\n</Tab>\n</Tabs>',
      '7:16  two tabs have the value "l"',
      '<Tabs group="g">\n<Tab label="A" value="l">\n\nA\n\n</Tab>\n<Tab label="B" value="m">\n\nB\n\n</Tab>\n</Tabs>',
    ],
    ['Tabs without Tab', '<Tabs group="g"></Tabs>', '1:1  <Tabs> needs <Tab>', ''],
    ['Cards with text', '<Cards>\n\nA\n\n</Cards>', '3:1  <Cards> needs <Card>', 'A'],
    [
      'Steps without list',
      '<Steps>\n\nA\n\n</Steps>',
      '3:1  <Steps> needs one',
      '<Steps>\n\n1. A\n\n</Steps>',
    ],
    [
      'Steps with bullets',
      '<Steps>\n\n- A\n\n</Steps>',
      '3:1  <Steps> needs one',
      '<Steps>\n\n1. A\n\n</Steps>',
    ],
    [
      'a list cut in two',
      '<Steps>\n\n1. A\n\nB\n\n2. C\n\n</Steps>',
      '5:1  <Steps> needs one',
      '<Steps>\n\n1. A\n\n   B\n\n2. C\n\n</Steps>',
    ],
    [
      'a list cut by a comment',
      '<Steps>\n\n1. A\n\n{/* b */}\n\n2. C\n\n</Steps>',
      '7:1  <Steps> needs one',
      '<Steps>\n\n1. A\n\n   {/* b */}\n\n2. C\n\n</Steps>',
    ],
    [
      'lists with two signs',
      '<Steps>\n\n1. A\n2) C\n\n</Steps>',
      '4:1  <Steps> needs one',
      '<Steps>\n\n1. A\n1. C\n\n</Steps>',
    ],
  ])('are reported, until fixed, for %s', async (_what, mdx, problem, fixed) => {
    expect((await render(mdx)).problems).toEqual([expect.stringContaining(`content/test.mdx:${problem}`)]);
    expect((await render(fixed)).problems).toEqual([]);
  });

  it('are reported all at once, each at its place', async () => {
    const { problems } = await render('{a}\n\n<Nope />\n\n<Card titel="x" />\n');
    expect(problems.map((line) => /:(\d+:\d+) /.exec(line)?.[1])).toEqual(['1:1', '3:1', '5:7', '5:1']);
  });

  it.each([
    'Write `<5` and `Vec<u8>` and `{a}`.',
    'a < b and c > d',
    'At &lt;5 and &#123;a&#125;.',
    '1 <\n2',
    '## A\n\n### B\n\n#### C\n\n## D\n',
  ])('do not occur in %j', async (mdx) => {
    expect((await render(mdx)).problems).toEqual([]);
  });
});

describe('texts of data files', () => {
  /** A page with the reference of one command whose summary is the text. */
  function reference(summary: string) {
    const command = { program: 'tool', command: 'run', group: 'Tool', summary, sources: ['a.rs'] };
    const commands = { ...noCommands, commands: [command] };
    return render('## Commands\n\n<CommandReference program="tool" />\n', { commands });
  }

  it.each([
    ['Takes <DIR> and {a, b}.', '<p>Takes &lt;DIR&gt; and {a, b}.</p>'],
    ['Writes `<a>{b}`.', '<p>Writes <code>&lt;a&gt;{b}</code>.</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['&lt;script>', '<p>&lt;script&gt;</p>'],
    ['\\` <script src="a" /> {a} `', '<p>` &lt;script src=&quot;a&quot; /&gt; {a} `</p>'],
    ['a\n\n<Target {...a} />\n\nimport a', '<p>&lt;Target {...a} /&gt;</p><p>import a</p>'],
  ])('are shown as they are: %s', async (summary, text) => {
    const { html, problems } = await reference(summary);
    expect(problems).toEqual([]);
    expect(html).toContain(text);
  });

  it('are refused at the component that shows them if they are nested too deep', async () => {
    const { html, problems } = await reference('> '.repeat(500));
    expect(html).toBe('');
    expect(problems[0]).toContain(
      'content/test.mdx:3:1  the data of this component is nested more than 80 levels deep',
    );
  });

  it('stay text as titles in a table of pages', async () => {
    const title = 'a](javascript:alert(1)) <CodeBlock html="b" /> {c} `d` *e* | f';
    const facts = { status: 'accepted', outcome: 'in use', area: 'network', became: 'Used.' } as const;
    const proposals = [{ ...facts, path: '/proposals/a', title }];
    const { html, problems } = await render('<ProposalTable status="accepted" />\n', { proposals });
    expect(problems).toEqual([]);
    const shown = title.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    expect(html).toContain(`<a href="/proposals/a">${shown}</a>`);
  });
});
