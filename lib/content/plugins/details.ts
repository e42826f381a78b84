import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { checkContainer, labelOf } from './admonitions';
import { type MdxParser, type PageContext, report } from './context';
import { element } from './element';

/** The first line of a container whose summary is not in brackets. */
const opening = /^(:{3,}details)[ \t]+(\S[^\r\n]*)/;

/**
 * A page's text with the summary of each `:::details Summary` in brackets, which is the form that the parser reads. The
 * tree says where such a line is, so that code keeps its text. Lines and columns stay the same.
 */
export function bracketSummaries(body: string, parse: MdxParser): { body: string; tree: Root } {
  const tree = parse(body);
  let changed = body;
  // From the end, so that earlier places stay valid.
  for (const at of openings(tree, body).toReversed())
    changed = changed.slice(0, at) + changed.slice(at).replace(opening, bracketed);
  return { body: changed, tree: changed === body ? tree : parse(changed) };
}

function bracketed(_line: string, name: string, summary: string): string {
  return `${name}[${summary.trimEnd()}]`;
}

/** Where the paragraphs start that the parser has made of such lines. */
function openings(tree: Root, body: string): number[] {
  const found: number[] = [];
  visit(tree, 'paragraph', ({ position }) => {
    const at = position?.start.offset;
    if (at !== undefined && opening.test(body.slice(at, position?.end.offset))) found.push(at);
  });
  return found;
}

/** Makes `<Details>` of each `:::details[Summary]`. */
export function details(context: PageContext, tree: Root): void {
  visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
    if (node.name !== 'details' || !parent || index === undefined) return undefined;
    checkContainer(context, node);
    const label = labelOf(node);
    const summary = label ? textOf(label).trim() : '';
    if (summary === '') report(context, node, ':::details has no summary', 'Write :::details[Summary]');
    const made = element('Details', { summary }, node.children.slice(label ? 1 : 0) as never);
    parent.children[index] = { ...made, ...(node.position && { position: node.position }) };
    return [SKIP, index];
  });
}
