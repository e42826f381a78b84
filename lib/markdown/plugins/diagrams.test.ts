import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

const diagram = (text: string) => `\`\`\`mermaid alt="From A to B." title="The way"\n${text}\n\`\`\`\n\n`;

/** What is drawn: the number of edges or messages, and the texts; or the problems, where line 1 is the fence. */
async function draw(form: string): Promise<string> {
  const { html, problems } = await render(diagram(form.replaceAll(' ↵ ', '\n')));
  if (problems.length > 0) return problems.join('\n').replaceAll('content/test.mdx:', '');
  const texts = Array.from(html.matchAll(/<text.*?>(.*?)<\/text>/g), ([, text = '']) =>
    text.replace(/<.*?>/g, '/'),
  );
  return `${html.split(/class="(?:edge|message)"/).length - 1}: ${texts.join(', ')}`;
}

/** Forms of Mermaid, each with what is drawn, or with what is refused where, and the form after its fix. */
const forms = readFileSync('tests/fixtures/diagrams.txt', 'utf8').trim().split('\n');

it.each(forms.map((it) => it.split(' ⇒ ')))('%s: %s', async (form = '', expected = '', fixed) => {
  const drawn = await draw(form);
  expect(drawn.startsWith(fixed ? `${expected} cannot be drawn in a diagram. ` : expected), drawn).toBe(true);
  if (fixed) expect(await draw(fixed)).toMatch(/^\d+: ./);
});

it('reads many spaces at once', async () => {
  expect(await draw(`flowchart LR\n  subgraph${' '.repeat(3900)}"`)).toContain('3:3  "subgraph ""');
});

it('names the line of a repeated statement, in a list and with variables', async () => {
  const list =
    '- Text.\n\n  ```mermaid alt="A."\n  flowchart LR\n    A["[[software.version]]"] --> B\n    B --x C\n  ```';
  expect((await render(list)).problems.join()).toContain('content/test.mdx:6:7  "--x C"');
});

describe('drawings', () => {
  const flowchart = 'flowchart LR\n  A["v[[software.version]] & <script>"] -->|yes| B[Pay?]\n  B --> A';
  const sequence = 'sequenceDiagram\n  participant C as Client\n  C->>Node: send<br/>all';

  it('have a size, a text alternative, colors of the site, unique ids', async () => {
    const { html } = await render(diagram(flowchart) + diagram(flowchart) + diagram(sequence));
    expect(html).toMatch(
      /^<x-diagram id="d1" width="\d+" height="\d+" alt="From A to B\." title="The way"><svg [^>]*aria-hidden="true"/,
    );
    expect(html).toContain('v1.2.3 &amp; ');
    // It fits on a phone.
    expect(html).not.toContain('upright');
    expect(html).not.toMatch(
      /<script|<style|style=|font-family|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg")/,
    );
    expect(html).not.toMatch(/(fill|stroke)="(?!var\(--|none)[^"]*"/);
    const drawings = html.replace(/<x-diagram [^>]*>/g, '');
    const ids = [...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.length).toBeGreaterThan(1);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('of many participants are also a list, for narrow windows', async () => {
    const more = [
      'Node->>Node: queue',
      'Note over C,Node: both wait',
      'Node-->>C: signature',
      'Node->>Leader: <img>all',
      'loop each',
      'Leader->>Cluster: shreds',
      'opt late',
      'Leader->>Cluster: repair',
      'end',
      'end',
    ];
    const { html } = await render(diagram([sequence, ...more].join('\n  ')));
    expect(html).toContain('wide="true"');
    expect(html.replaceAll('\n', '')).toContain(
      '<ol><li><strong>Client → Node</strong><br/>send all</li>' +
        '<li><strong>Node</strong><br/>queue</li>' +
        '<li><strong>Client, Node</strong><br/>both wait</li>' +
        '<li><strong>Node → Client</strong><br/>signature</li>' +
        '<li><strong>Node → Leader</strong><br/>&lt;img&gt;all</li>' +
        '<li><strong>loop each</strong><ol><li><strong>Leader → Cluster</strong><br/>shreds</li>' +
        '<li><strong>opt late</strong><ol><li><strong>Leader → Cluster</strong><br/>repair</li></ol></li></ol></li></ol>',
    );
    expect((await render(diagram(`${sequence}\n  Node->>Leader: on`))).html).not.toContain('wide=');
    expect((await render(diagram(sequence))).html).not.toContain('<ol>');
  });
});
