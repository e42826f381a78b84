import type { renderMermaidSVG } from 'beautiful-mermaid';
import type { Root } from 'mdast';
import { getSource, type PageContext, placeOf, report } from '../context';
import { metaValue } from '../element';
import { nodesOf } from '../tree';
import { drawDiagram } from './draw-diagram';
import { readDiagram } from './read-diagram';

/** The start of a horizontal flowchart. */
const sideways = /^(\s*flowchart\s+)(?:LR|RL)\b/;

/** Width of the text in pixels on common phones (390 pixels wide) and on small ones (320). */
const columns = { phone: 358, smallPhone: 288 };

/** Draws ```mermaid fences as SVG at build time. The colors are custom properties, so one drawing is for both modes. */
export async function diagrams(context: PageContext, tree: Root): Promise<void> {
  const found = nodesOf(tree, 'code').filter((node) => node.lang === 'mermaid');
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
    const { drawn, least, ...forms } = formsOf(diagram, `d${index + 1}`, renderMermaidSVG);
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
function formsOf(
  { source, steps }: NonNullable<ReturnType<typeof readDiagram>>,
  id: string,
  render: typeof renderMermaidSVG,
) {
  const { drawn, svg, width, height, least } = drawDiagram(source, id, render);
  const drawing = { id, svg, width: `${width}`, height: `${height}` };
  if (steps) {
    if (least <= columns.smallPhone) return { drawn, drawing, least };
    const wide = least > columns.phone ? 'true' : undefined;
    return { drawn, drawing: { ...drawing, wide }, steps, least: 0 };
  }
  if (least <= columns.phone || !sideways.test(source)) return { drawn, drawing, least };
  const upright = drawDiagram(source.replace(sideways, '$1TD'), `${id}u`, render);
  const size = { uprightWidth: `${upright.width}`, uprightHeight: `${upright.height}` };
  return {
    drawn,
    drawing: { ...drawing, upright: upright.svg, ...size, wide: 'true' },
    least: upright.least,
  };
}
