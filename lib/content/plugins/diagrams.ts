import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { diagramMistakes } from './diagram-text';
import { isCode, metaValue } from './element';

/**
 * Draws ```mermaid fences as SVG at build time. beautiful-mermaid needs no browser, and its output
 * takes every colour from custom properties, so one drawing follows the colour mode without script.
 */
export function diagrams(context: PageContext, tree: Root): void {
  let count = 0;
  visit(tree, (node) => {
    if (!isCode(node, 'mermaid')) return;
    const alt = metaValue(node, 'alt');
    if (!alt)
      report(
        context,
        node,
        'diagram without text alternative',
        'Say in alt="…" what it shows, after ```mermaid',
      );
    count += 1;
    const mistakes = diagramMistakes(node.value);
    for (const { line, message, hint } of mistakes) report(context, node, message, hint, lineOf(node, line));
    if (mistakes.length > 0) return;
    const drawing = draw(context, node, `d${count}`);
    if (drawing) node.data = { ...node.data, drawing };
  });
}

/** A line of a diagram, by which its place is found; none where the fence itself is the place. */
function lineOf(node: Code, line: number): string | undefined {
  return node.value.split('\n')[line]?.trim() || undefined;
}

/** Px between parts, and around them: closer than the library has it, because phones are narrow. */
const spacing = { padding: 8, nodeSpacing: 16, layerSpacing: 32 };

/** The SVG without its style sheet (ours has the colours and no foreign font) and with ids unique on the page. */
function draw(context: PageContext, node: Code, prefix: string) {
  try {
    const drawn = renderMermaidSVG(node.value, {
      bg: 'var(--bg)',
      fg: 'var(--_text)',
      transparent: true,
      ...spacing,
    });
    const [, width, height] = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(drawn) ?? [];
    if (width === undefined || height === undefined) throw new Error('the drawing has no size');
    const svg = drawn
      .replace(/<style>.*?<\/style>\n?/s, '')
      .replace(/^(<svg[^>]*) style="[^"]*"/, '$1 aria-hidden="true"')
      .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
      .replace(/ data-[a-z-]+="[^"]*"/g, '')
      // Only inside tags: a label may be a version or an amount.
      .replace(/<[^>]+>/g, (tag) => tag.replace(/(\d+\.\d)\d+/g, '$1'))
      .replace(/>\s+</g, '><');
    return { svg, width: String(Math.ceil(Number(width))), height: String(Math.ceil(Number(height))) };
  } catch (error) {
    report(
      context,
      node,
      `the diagram cannot be drawn: ${String(error instanceof Error ? error.message : error).replace(/\.$/, '')}`,
      'Fix the Mermaid text',
    );
    return undefined;
  }
}
