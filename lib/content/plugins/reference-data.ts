import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { dataComponents } from '@/lib/reference/components';
import type { Maker } from '@/lib/reference/makers';
import { attribute } from '@/lib/reference/markdown/nodes';
import { type PageContext, report } from './context';
import { madeNodes } from './made-nodes';

const makers = new Map<string, Maker>(Object.entries(dataComponents).map(([name, { make }]) => [name, make]));

/**
 * Replaces the data components by the Markdown made from the data files, so that headings, contents,
 * links and search see the reference as they see written text.
 */
export function referenceData(context: PageContext, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const make = makers.get(node.name ?? '');
    if (!make || !parent || index === undefined) return;
    const drawing = node.name === 'Plot' ? 'PlotPicture' : undefined;
    const children = madeNodes(context, make(context, node), node, drawing);
    for (const child of children) {
      visit(child, (it: Nodes) => {
        if (it.type === 'mdxJsxFlowElement' || it.type === 'mdxJsxTextElement') addAnchor(context, it);
      });
    }
    parent.children.splice(index, 1, ...(children as typeof parent.children));
  });
}

/** A field of a reference can be linked as a heading can. */
function addAnchor(context: PageContext, node: MdxJsxFlowElement | MdxJsxTextElement): void {
  const id = attribute(node, 'id');
  if (id === undefined) return;
  const hint = 'Give one of the two fields or forms another name';
  if (context.anchors.has(id)) report(context, node, `the id "${id}" is there twice`, hint);
  context.anchors.add(id);
}
