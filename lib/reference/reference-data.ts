import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type DataContext, getSource, type PageContext, report } from '@/lib/markdown/context';
import { attributesOf } from '@/lib/markdown/element';
import { type Block, type Blocks, flatten } from '@/lib/markdown/nodes';
import { deepestData, findDeeper } from '@/lib/markdown/plugins/max-depth';
import { replaceNodes } from '@/lib/markdown/tree';
import { type Builder, dataComponents } from './components';
import type { PageData } from './page-data';
import { proposalFacts } from './proposals/nodes';
import { methodColumns } from './rpc/nodes';

const builders = new Map<string, { build: Builder }>(Object.entries(dataComponents));

/** Inserts the box of a proposal, made from its front matter, below the page's first paragraph. */
export function proposal(context: DataContext<PageData>, tree: Root): void {
  const facts = context.data.proposals.find(({ path }) => path === context.doc.path);
  if (!facts) return;
  tree.children.splice(1, 0, ...placeNodes(context, proposalFacts(facts), tree));
}

/** Replaces data components by nodes made from data, which the plugins after this one treat like written text. */
export function referenceData(context: DataContext<PageData>, tree: Root): void {
  replaceNodes(tree, (node) => {
    const component = node.type === 'mdxJsxFlowElement' && builders.get(node.name ?? '');
    if (!component) return undefined;
    const made = component.build(context.data, attributesOf(node), context.doc);
    if (!made || !('message' in made)) return placeNodes(context, made, node);
    report(context, node, made.message, made.hint, undefined, made.needs);
    return [];
  });
  methodColumns(tree);
}

/** Gives nodes made from data the place of the node that they replace, and records the ids of fields as anchors. */
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
    // A passage has its own places.
    if (getSource(context, node) === context.doc) node.position = position;
    const { id } = attributesOf(node);
    if (id === undefined) return;
    const hint = 'Rename one of the two fields or forms';
    if (context.anchors.has(id)) report(context, at, `duplicate id "${id}"`, hint);
    context.anchors.add(id);
  });
  return children;
}
