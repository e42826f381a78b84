import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

/** A Mermaid fence with what follows the language. */
function diagram(meta: string, code: string): string {
  return `\`\`\`mermaid ${meta}\n${code}\n\`\`\`\n\n`;
}

const flowchart = 'flowchart LR\n  A[Start] -->|yes| B{Done?}\n  B --> A';
const sequence = 'sequenceDiagram\n  Client->>Node: sendTransaction\n  Node-->>Client: signature';
const states = 'stateDiagram-v2\n  [*] --> Active\n  Active --> [*]';

describe('diagrams', () => {
  it.each([
    ['flowchart', flowchart, ['Start', 'yes', 'Done?']],
    ['sequence', sequence, ['Client', 'Node', 'sendTransaction']],
    ['state', states, ['Active']],
  ])('draws a %s with its text, its size and its text alternative', async (_name, code, words) => {
    const { html, problems } = await render(diagram('alt="From A to B." title="The way"', code));
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<x-diagram width="\d+" height="\d+" alt="From A to B\." title="The way"><svg /);
    for (const word of words) expect(html).toContain(`>${word}</text>`);
  });

  it('brings no font, no style and no colour of its own, and hides the drawing behind the alternative', async () => {
    const { html } = await render(diagram('alt="A."', flowchart) + diagram('alt="B."', sequence));
    expect(html).not.toMatch(/<style|style=|font-family|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
    expect(html).not.toMatch(/(fill|stroke)="(?!var\(--|none)[^"]*"/);
    expect(html.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it('gives every element of a page an id of its own, and refers to those', async () => {
    const { html } = await render(diagram('alt="A."', flowchart) + diagram('alt="B."', flowchart));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.length).toBeGreaterThan(1);
    for (const id of references) expect(ids).toContain(id);
  });

  it('leaves the numbers of labels as they are', async () => {
    const { html } = await render(
      diagram('alt="A."', 'flowchart LR\n  A[Version 1.17.28] --> B[Pay 0.00025 BTG]'),
    );
    expect(html).toContain('>Version 1.17.28</text>');
    expect(html).toContain('>Pay 0.00025 BTG</text>');
  });

  it('fills variables and never lets a label become markup', async () => {
    const code = 'flowchart LR\n  A["v[[software.version]] & <script>"] --> B';
    const { html, problems } = await render(diagram('alt="A."', code));
    expect(problems).toEqual([]);
    expect(html).toContain('v1.2.3 &amp; ');
    expect(html).not.toContain('<script');
  });

  it.each([
    ['no text alternative', diagram('title="x"', flowchart), '1:1  diagram without text alternative'],
    ['an empty one', diagram('alt=""', flowchart), '1:1  diagram without text alternative'],
    [
      'text that cannot be drawn',
      diagram('alt="A."', 'flowchart LX\n  A --> B'),
      '1:1  the diagram cannot be drawn',
    ],
    [
      'a kind that the site has no styles for',
      diagram('alt="A."', '%% shares\npie\n  "A" : 1'),
      '3:1  a diagram cannot be of the kind "pie"',
    ],
    [
      'a link',
      diagram('alt="A."', `${flowchart}\n  click A href "javascript:alert(1)"`),
      '5:3  "click" is not allowed in a diagram',
    ],
    [
      'a statement after a semicolon',
      diagram('alt="A."', 'flowchart LR\n  A --> B; style A fill:url(x)'),
      '3:3  "style" is not allowed in a diagram',
    ],
    [
      'settings of its own',
      diagram('alt="A."', `%%{init: {"theme": "x"}}%%\n${flowchart}`),
      '2:1  "%%{" is not allowed in a diagram',
    ],
    [
      'more edges than are drawn in time',
      diagram('alt="A."', `flowchart LR\n${'  A & B & C --> D & E & F\n'.repeat(3)}`),
      '2:1  the diagram has more than 60 lines, 4000 characters and 10 ampersands',
    ],
  ])('reports %s', async (_name, mdx, problem) => {
    const { problems } = await render(mdx, { highlight: false });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
  });
});
