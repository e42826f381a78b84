import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { type DataContext, type PageContext, report } from '@/lib/content/plugins/context';
import { attributesOf } from '@/lib/content/plugins/element';
import { deepestData, findDeeper } from '@/lib/content/plugins/max-depth';
import { type Builder, dataComponents } from './components';
import { type Block, type Blocks, flatten } from './nodes';
import type { PageData } from './page-data';
import { proposalFacts } from './proposals/proposals';
import { methodColumns } from './rpc/nodes';

const components = new Map<string, { build: Builder }>(Object.entries(dataComponents));

/** Inserts the box of a proposal, made from its front matter, below the page's first paragraph. */
export function proposal(context: DataContext<PageData>, tree: Root): void {
  const facts = context.data.proposals.find(({ path }) => path === context.doc.path);
  if (!facts) return;
  tree.children.splice(1, 0, ...placeNodes(context, proposalFacts(facts), tree));
}

/**
 * Replaces the data components by nodes made from the data files, so that headings, contents, links and search treat
 * the reference like written text.
 */
export function referenceData(context: DataContext<PageData>, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const component = components.get(node.name ?? '');
    if (!component || !parent || index === undefined) return undefined;
    const made = component.build(context.data, attributesOf(node), context.doc);
    const isProblem = made && 'message' in made;
    if (isProblem) report(context, node, made.message, made.hint, undefined, made.needs);
    const children = isProblem ? [] : placeNodes(context, made, node);
    parent.children.splice(index, 1, ...(children as typeof parent.children));
    return [SKIP, index + children.length];
  });
  methodColumns(tree);
}

/**
 * Gives nodes made from data the place of the node that they replace, and records the ids of fields: they can be linked
 * as headings can. Returns none if they are nested too deep.
 */
function placeNodes(context: PageContext, blocks: Blocks, { position }: Nodes): Block[] {
  const children = flatten(blocks);
  const tree: Root = { type: 'root', children };
  const at = { position };
  if (findDeeper(tree, deepestData)) {
    const message = `the data of this component is nested more than ${deepestData} levels deep`;
    report(context, at, message, 'Flatten it in the data file');
    return [];
  }
  visit(tree, (node: Nodes) => {
    node.position = position;
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const { id } = isElement ? attributesOf(node) : {};
    if (id === undefined) return;
    const hint = 'Rename one of the two fields or forms';
    if (context.anchors.has(id)) report(context, at, `duplicate id "${id}"`, hint);
    context.anchors.add(id);
  });
  return children;
}
