import type { renderMermaidSVG } from 'beautiful-mermaid';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { getSource, type PageContext, placeOf, report } from './context';
import { drawDiagram } from './draw-diagram';
import { metaValue } from './element';
import { readDiagram } from './read-diagram';
import { sequenceSteps } from './read-sequence';

/** The start of a horizontal flowchart. */
const sideways = /^(\s*flowchart\s+)(?:LR|RL)\b/;

/** Width of the text in pixels on common phones (390 pixels wide) and on small ones (320). */
const columns = { phone: 358, smallPhone: 288 };

/**
 * Draws ```mermaid fences as SVG at build time. beautiful-mermaid needs no browser, and its output takes every color
 * from custom properties, so one drawing follows the color mode without a script.
 */
export async function diagrams(context: PageContext, tree: Root): Promise<void> {
  const found: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'mermaid') found.push(node);
  });
  if (found.length === 0) return;
  // Loaded only for pages that have one: it takes a while.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  for (const [index, node] of found.entries()) {
    if (!metaValue(node, 'alt')) {
      const hint = 'Describe it in alt="…" after ```mermaid';
      report(context, node, 'the diagram has no text alternative', hint);
    }
    const diagram = readDiagram(node.value, (index, text, hint) => {
      const place = placeOf(context, node);
      const line = place.line + 1 + index;
      const typed = getSource(context, node).body.split('\n')[line - 1] ?? '';
      // A line with variables may not have the text, in which white space is collapsed.
      const before = Math.max(typed.replace(/\s+/g, ' ').lastIndexOf(text), 0);
      const [indent = ''] = new RegExp(`^(?:\\s+|\\S){${before}}`).exec(typed) ?? [];
      const column = indent.length + 1;
      const message = `"${text}" cannot be drawn in a diagram`;
      context.problems.push({ ...place, line, column, message, hint });
    });
    if (!diagram) continue;
    const { drawn, least, ...forms } = formsOf(diagram.source, `d${index + 1}`, renderMermaidSVG);
    node.data = { ...node.data, ...forms };
    diagram.compare(drawn);
    if (least > columns.phone) {
      const message = `the diagram needs ${Math.ceil(least)} pixels, and a phone has ${columns.phone}`;
      const hint = 'Write flowchart TD, break labels with <br/>, shorten them, or split the diagram';
      report(context, node, message, hint);
    }
  }
}

/** The drawing, what narrow windows show in its place, and the width that the narrower of the two needs. */
function formsOf(text: string, id: string, render: typeof renderMermaidSVG) {
  const { drawn, svg, width, height, least } = drawDiagram(text, id, render);
  const drawing = { id, svg, width: `${width}`, height: `${height}` };
  if (/^\s*sequenceDiagram\b/m.test(text)) {
    if (least <= columns.smallPhone) return { drawn, drawing, least };
    const wide = least > columns.phone ? 'true' : undefined;
    return { drawn, drawing: { ...drawing, wide }, steps: sequenceSteps(text), least: 0 };
  }
  if (least <= columns.phone || !sideways.test(text)) return { drawn, drawing, least };
  const upright = drawDiagram(text.replace(sideways, '$1TD'), `${id}u`, render);
  const size = { uprightWidth: `${upright.width}`, uprightHeight: `${upright.height}` };
  return {
    drawn,
    drawing: { ...drawing, upright: upright.svg, ...size, wide: 'true' },
    least: upright.least,
  };
}
