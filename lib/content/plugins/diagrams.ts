import type { renderMermaidSVG } from 'beautiful-mermaid';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { isCode, metaValue } from './element';

/** Kinds of diagrams that pages may draw: those whose drawings the site has styles for. */
const kinds = ['flowchart', 'sequenceDiagram', 'stateDiagram-v2'];

/**
 * Limits of a diagram: the largest of the site has 17 lines and 880 characters. Layout takes time that grows with the
 * square of the edges, and an ampersand multiplies them.
 */
const most = { lines: 60, characters: 4000, ampersands: 10 };

/** Lines that diagrams must not have: links, scripts, colours and settings. */
const statement = /(?:^|;)\s*(click|href|style|classDef|class|linkStyle|links?|%%\s*\{|---\s*$)/;

/**
 * Draws ```mermaid fences as SVG at build time. beautiful-mermaid needs no browser, and its output
 * takes every colour from custom properties, so one drawing follows the colour mode without script.
 */
export async function diagrams(context: PageContext, tree: Root): Promise<void> {
  const found: Code[] = [];
  visit(tree, (node) => {
    if (isCode(node, 'mermaid')) found.push(node);
  });
  if (found.length === 0) return;
  // Loaded only for pages that have one: it takes a while.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  for (const [index, node] of found.entries()) {
    if (!metaValue(node, 'alt')) {
      const hint = 'Say in alt="…" what it shows, after ```mermaid';
      report(context, node, 'diagram without text alternative', hint);
    }
    const drawing = isAllowed(context, node) && draw(context, node, `d${index + 1}`, renderMermaidSVG);
    if (drawing) node.data = { ...node.data, drawing };
  }
}

/** Whether a diagram's text has only what pages may draw. Reports what else it has. */
function isAllowed(context: PageContext, node: Code): boolean {
  const before = context.problems.length;
  const lines = node.value.split('\n').map((it) => it.trim());
  const refuse = (line: string | undefined, message: string, hint: string) =>
    report(context, node, message, hint, line || undefined);
  const ampersands = node.value.split('&').length - 1;
  if (lines.length > most.lines || node.value.length > most.characters || ampersands > most.ampersands) {
    const limits = `${most.lines} lines, ${most.characters} characters and ${most.ampersands} ampersands`;
    refuse(lines[0], `the diagram has more than ${limits}`, 'Split it; about ten nodes are enough');
    return false;
  }
  for (const line of lines) {
    const word = statement.exec(line)?.[1];
    const hint = 'Remove the line; styles are the site’s';
    if (word !== undefined) refuse(line, `"${word}" is not allowed in a diagram`, hint);
  }
  if (context.problems.length > before) return false;
  const first = lines.find((it) => it !== '' && !/^%%(?!\s*\{)/.test(it)) ?? '';
  const kind = first.split(/\s/, 1)[0] ?? '';
  if (kinds.includes(kind)) return true;
  refuse(first, `a diagram cannot be of the kind "${kind}"`, `Start it with ${kinds.join(', ')}`);
  return false;
}

/** Pixels between and around parts: less than the library's default, because phones are narrow. */
const spacing = { padding: 8, nodeSpacing: 16, layerSpacing: 32 };

/**
 * The SVG without its style sheet (the site's has the colours, and loads no font from elsewhere) and with ids that are
 * unique on the page.
 */
function draw(context: PageContext, node: Code, id: string, render: typeof renderMermaidSVG) {
  try {
    const drawn = render(node.value, {
      bg: 'var(--bg)',
      fg: 'var(--_text)',
      transparent: true,
      ...spacing,
    });
    const [, width, height] = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(drawn) ?? [];
    if (width === undefined || height === undefined) throw new Error('the drawing has no size');
    const svg = drawn
      .replace(/<style>.*?<\/style>\n?/s, '')
      .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
      .replace(/^(<svg[^>]*) style="[^"]*"/, `$1 id="${id}" aria-hidden="true"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
      .replace(/ data-[a-z-]+="[^"]*"/g, '')
      // Only inside tags: a label may be a version or an amount.
      .replace(/<[^>]+>/g, (tag) => tag.replace(/(\d+\.\d)\d+/g, '$1'))
      .replace(/>\s+</g, '><');
    return { id, svg, width: String(Math.ceil(Number(width))), height: String(Math.ceil(Number(height))) };
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).replace(/\.$/, '');
    report(context, node, `the diagram cannot be drawn: ${reason}`, 'Fix the Mermaid text');
    return undefined;
  }
}
