import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';

/** An id given by the writer at the end of a heading: `## Text [#id]`, in Markdown also `## Text {#id}`. */
const explicitId = /\s*(?:\[#([^\]]*)\]|\{#([^}]*)\})\s*$/;

/**
 * Gives each heading its id and its anchor link, and records the table of contents in the same visit, so that both have
 * the same ids. The only place that makes ids.
 */
export function headings(context: PageContext, tree: Root): void {
  let previousDepth = 1;
  visit(tree, 'heading', (node: Heading) => {
    const explicit = takeExplicitId(node);
    const text = textOf(node);
    const id = explicit ?? slug(text);
    checkHeading(context, node, id, previousDepth);
    previousDepth = node.depth;
    context.anchors.add(id);
    if (node.depth === 2 || node.depth === 3) context.toc.push({ id, text, depth: node.depth });
    // `content` in the class: reader views drop a heading whose id has a word like `related` or `footer` otherwise.
    node.data = {
      ...node.data,
      hProperties: { ...node.data?.hProperties, id, className: ['content-heading'] },
    };
    node.children.push({
      type: 'link',
      url: `#${id}`,
      children: [],
      // Without the heading's text, which a screen reader has already read before the link.
      data: { hProperties: { className: ['anchor'], ariaLabel: 'Link to this section' } },
    });
  });
}

function takeExplicitId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [, inBrackets, id = inBrackets] = explicitId.exec(last.value) ?? [];
  if (id !== undefined) last.value = last.value.replace(explicitId, '');
  return id;
}

function checkHeading(context: PageContext, node: Heading, id: string, previousDepth: number): void {
  if (node.depth === 1) {
    const hint = "Start at ##: the front matter's title is level 1";
    report(context, node, 'the page has a heading of level 1', hint);
  } else if (node.depth > previousDepth + 1) {
    const hint = `Use ${'#'.repeat(previousDepth + 1)}`;
    report(context, node, `the heading jumps from level ${previousDepth} to ${node.depth}`, hint);
  }
  if (id === '') {
    report(context, node, 'the heading gives no id', 'Add one at its end, for example [#my-id]');
  } else if (!/^[\p{L}\p{N}_.-]+$/u.test(id)) {
    report(context, node, `"${id}" cannot be an id`, 'Use letters, digits, - and _ only');
  } else if (context.anchors.has(id)) {
    const hint = `Reword the heading or give it its own id, for example [#${id}-2]`;
    report(context, node, `duplicate heading id "${id}"`, hint);
  }
}
