import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '@/tests/unit/render';

describe('images', () => {
  const start = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'images-'));

  beforeAll(() => {
    mkdirSync(path.join(root, 'public'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"></svg>';
    writeFileSync(path.join(root, 'public/drawing.svg'), svg);
    cpSync('content/network.json', path.join(root, 'content/network.json'));
    process.chdir(root);
  });

  afterEach(() => vi.resetModules());

  afterAll(() => {
    process.chdir(start);
    rmSync(root, { recursive: true });
  });

  it('have their size and load lazily', async () => {
    expect((await render('![A](/drawing.svg)\n')).html).toBe(
      '<p><img src="/drawing.svg" alt="A" width="120" height="60" loading="lazy" decoding="async"/></p>',
    );
    expect((await render('<Figure src="/drawing.svg" alt="A" caption="B" />\n')).html).toBe(
      '<x-figure src="/drawing.svg" alt="A" caption="B" width="120" height="60"></x-figure>',
    );
  });

  it('have the size that they are shown in: a camera may store them turned', async () => {
    const plain = sharp({ create: { width: 60, height: 20, channels: 3, background: 'white' } });
    await plain.withMetadata({ orientation: 6 }).toFile(path.join(root, 'public/photo.jpg'));
    expect((await render('![A](/photo.jpg)\n')).html).toContain('width="20" height="60"');
  });

  it('are below the base path; the figure adds it itself', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
    vi.resetModules();
    const below = await import('@/tests/unit/render');
    const { html } = await below.render('![A](/drawing.svg)\n\n<Figure src="/drawing.svg" alt="A" />\n');
    expect(html).toContain('<img src="/docs/drawing.svg"');
    expect(html).toContain('<x-figure src="/drawing.svg"');
  });
});

describe('diagrams', () => {
  const diagram = (text: string) => `\`\`\`mermaid alt="From A to B." title="The way"\n${text}\n\`\`\`\n\n`;
  const flowchart = 'flowchart LR\n  A[Version 1.17.28] -->|yes| B[Pay 0.00025 BTG?]\n  B --> A';
  const sequence = 'sequenceDiagram\n  Client->>Node: sendTransaction\n  Node-->>Client: signature';

  it.each([
    ['flowchart', flowchart, ['Version 1.17.28', 'yes', 'Pay 0.00025 BTG?']],
    ['sequence', sequence, ['Client', 'Node', 'sendTransaction']],
    ['state', 'stateDiagram-v2\n  [*] --> Active\n  Active --> [*]', ['Active']],
  ])('are drawn with text, size and text alternative: %s', async (_name, text, words) => {
    const { html, problems } = await render(diagram(text));
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<x-diagram id="d1" width="\d+" height="\d+" alt="From A to B\." title="The way"><svg [^>]*aria-hidden="true"/,
    );
    for (const word of words) expect(html).toContain(`>${word}</text>`);
  });

  it('have no font, style or colour except those of the site, and unique ids', async () => {
    const { html } = await render(diagram(flowchart) + diagram(flowchart) + diagram(sequence));
    expect(html).not.toMatch(/<style|style=|font-family|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
    expect(html).not.toMatch(/(fill|stroke)="(?!var\(--|none)[^"]*"/);
    const drawings = html.replace(/<x-diagram [^>]*>/g, '');
    const ids = [...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.length).toBeGreaterThan(1);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  const wide =
    'flowchart LR\n  A[First of four] --> B[Second of four] --> C[Third of four] --> D[Fourth of four]';

  it('from left to right have an upright drawing for narrow windows if they are too wide for a phone', async () => {
    const { html } = await render(diagram(wide));
    const upright = /upright="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const word of ['First', 'Second', 'Third', 'Fourth']) expect(upright).toContain(`${word} of four`);
    expect(upright).toContain('id=&quot;d1u&quot;');
    const [, width, height] = /uprightwidth="(\d+)" uprightheight="(\d+)"/i.exec(html) ?? [];
    expect(Number(width)).toBeLessThan(358);
    expect(Number(height)).toBeGreaterThan(Number(width));
    expect((await render(diagram(flowchart))).html).not.toContain('upright');
  });

  it('of messages have a list for narrow windows', async () => {
    const { html } = await render(
      diagram(`${sequence}\n  Node->>Leader: <img>all\n  loop each\n  Leader->>Cluster: shreds\n  end`),
    );
    expect(html).toContain('wide="true"');
    expect(html.replaceAll('\n', '')).toContain(
      '<ol><li><strong>Client → Node</strong><br/>sendTransaction</li>' +
        '<li><strong>Node → Client</strong><br/>signature</li>' +
        '<li><strong>Node → Leader</strong><br/>&lt;img&gt;all</li>' +
        '<li><strong>loop each</strong><ol><li><strong>Leader → Cluster</strong><br/>shreds</li></ol></li></ol>',
    );
    expect((await render(diagram(`${sequence}\n  Node->>Leader: forward`))).html).not.toContain('wide=');
    expect((await render(diagram(sequence))).html).not.toContain('<ol>');
  });

  it('have no empty room at their edges', async () => {
    const { html } = await render(diagram('flowchart TD\n  A[From] -->|a label| B[To]'));
    const edges = Array.from(
      html.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g),
      ([, x, width]) => Number(x) + Number(width),
    );
    expect(Number(/ width="(\d+)"/.exec(html)?.[1]) - Math.max(...edges)).toBeLessThan(10);
  });

  it('fill variables and never let a label become markup', async () => {
    const { html } = await render(diagram('flowchart LR\n  A["v[[software.version]] & <script>"] --> B'));
    expect(html).toContain('v1.2.3 &amp; ');
    expect(html).not.toContain('<script');
  });
});

describe('formulas', () => {
  it('are only MathML', async () => {
    const { html, problems } = await render('Inline $$a^2$$.\n\n$$\n\\color{red} \\frac{1}{2}\n$$\n');
    expect(problems).toEqual([]);
    expect(html).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
    expect(html).toMatch(/<math [^>]*display="block"/);
    expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
    expect(html).not.toMatch(/katex-html|style=|#cc0000/);
  });

  it('draw nothing larger than allowed', async () => {
    const { html } = await render('$$\\rule{99999em}{99999em}$$');
    expect(html).toContain('width="10em"');
    expect(html).not.toContain('99999em"');
  });
});
