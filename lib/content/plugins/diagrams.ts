import type { renderMermaidSVG } from 'beautiful-mermaid';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { drawDiagram } from './draw-diagram';
import { metaValue } from './element';
import { sequenceSteps } from './sequence-steps';

/** The diagram types that the site has styles for. */
const kinds = ['flowchart', 'sequenceDiagram', 'stateDiagram-v2'];

/**
 * Limits of a diagram: the largest of the site has 17 lines and 880 characters. Layout takes time that grows with the
 * square of the edges, and an ampersand multiplies them.
 */
const most = { lines: 60, characters: 4000, ampersands: 10 };

/** The start of a horizontal flowchart. */
const sideways = /^(\s*flowchart\s+)(?:LR|RL)\b/;

/** Width of the text in pixels on common phones (390 pixels wide) and on small ones (320). */
const columns = { phone: 358, smallPhone: 288 };

/** Lines that diagrams must not have: links, scripts, colors and settings. */
const statement = /(?:^|;)\s*(click|href|style|classDef|class|linkStyle|links?|%%\s*\{|---\s*$)/;

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
    if (!isAllowed(context, node)) continue;
    try {
      const { least, ...forms } = formsOf(node.value, `d${index + 1}`, renderMermaidSVG);
      node.data = { ...node.data, ...forms };
      const message = `the diagram needs ${Math.ceil(least)} pixels, and a phone has ${columns.phone}`;
      const hint = 'Write flowchart TD, break labels with <br/>, shorten them, or split the diagram';
      if (least > columns.phone) report(context, node, message, hint);
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error).replace(/\.$/, '');
      report(context, node, `the diagram cannot be drawn: ${reason}`, 'Fix the Mermaid text');
    }
  }
}

/** Whether a diagram has only what pages may draw. Reports what else it has. */
function isAllowed(context: PageContext, node: Code): boolean {
  const lines = node.value.split('\n').map((it) => it.trim());
  const refuse = (line: string | undefined, message: string, hint: string): false => {
    report(context, node, message, hint, line || undefined);
    return false;
  };
  const ampersands = node.value.split('&').length - 1;
  if (lines.length > most.lines || node.value.length > most.characters || ampersands > most.ampersands) {
    const limits = `${most.lines} lines, ${most.characters} characters and ${most.ampersands} ampersands`;
    return refuse(lines[0], `the diagram has more than ${limits}`, 'Split it; about ten nodes are enough');
  }
  const refused = lines.filter((it) => statement.test(it));
  for (const line of refused) {
    const word = statement.exec(line)?.[1];
    refuse(line, `"${word}" is not allowed in a diagram`, 'Remove the line; styles are the site’s');
  }
  if (refused.length > 0) return false;
  const first = lines.find((it) => it !== '' && !/^%%(?!\s*\{)/.test(it)) ?? '';
  const kind = first.split(/\s/, 1)[0] ?? '';
  if (kinds.includes(kind)) return true;
  const hint = 'Use flowchart, sequenceDiagram or stateDiagram-v2';
  return refuse(first, `unsupported diagram type "${kind}"`, hint);
}

/** The drawing, what narrow windows show in its place, and the width that the narrower of the two needs. */
function formsOf(text: string, id: string, render: typeof renderMermaidSVG) {
  const { svg, width, height, least } = drawDiagram(text, id, render);
  const drawing = { id, svg, width: `${width}`, height: `${height}` };
  if (/^\s*sequenceDiagram\b/m.test(text)) {
    if (least <= columns.smallPhone) return { drawing, least };
    const wide = least > columns.phone ? 'true' : undefined;
    return { drawing: { ...drawing, wide }, steps: sequenceSteps(text), least: 0 };
  }
  if (least <= columns.phone || !sideways.test(text)) return { drawing, least };
  const upright = drawDiagram(text.replace(sideways, '$1TD'), `${id}u`, render);
  const size = { uprightWidth: `${upright.width}`, uprightHeight: `${upright.height}` };
  return { drawing: { ...drawing, upright: upright.svg, ...size, wide: 'true' }, least: upright.least };
}
