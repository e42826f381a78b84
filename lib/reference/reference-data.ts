import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type DataContext, type PageContext, report } from '@/lib/content/plugins/context';
import { attributesOf } from '@/lib/content/plugins/element';
import { deepestData, findDeeper } from '@/lib/content/plugins/nesting';
import { dataComponents, type Maker, madeComponents } from './components';
import type { PageData } from './page-data';
import { proposalFacts } from './proposals/proposals';
import { methodColumns } from './rpc/markdown';

const makers = new Map<string, { make: Maker }>(Object.entries(dataComponents));

/** Inserts the box of a proposal, made from its front matter, below the page's first paragraph. */
export function proposal(context: DataContext<PageData>, tree: Root): void {
  const facts = context.data.proposals.find(({ path }) => path === context.doc.path);
  if (!facts) return;
  tree.children.splice(1, 0, ...madeNodes(context, proposalFacts(facts), tree));
}

/**
 * Replaces the data components by the Markdown made from the data files, so that headings, contents, links and search
 * treat the reference like written text.
 */
export function referenceData(context: DataContext<PageData>, tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const maker = makers.get(node.name ?? '');
    if (!maker || !parent || index === undefined) return;
    const drawing = node.name === 'Plot' ? 'PlotPicture' : undefined;
    const made = maker.make(context.data, attributesOf(node), context.doc);
    let children: RootContent[] = [];
    if (typeof made === 'string') children = madeNodes(context, made, node, drawing);
    else report(context, node, made.message, made.hint, undefined, made.needs);
    parent.children.splice(index, 1, ...(children as typeof parent.children));
  });
  methodColumns(tree);
}

/**
 * Markdown that was made from data files, as nodes: the page's own parser reads it, so what works in pages works in
 * data. Undefined if it contains an expression, an import or an element that the makers do not write, because texts of
 * data files come from contributors. guard.ts ran before and saw only the component.
 *
 * @param at the node that is replaced, whose place the nodes get
 * @param also a further component that only this maker may write, because it carries HTML
 */
function madeNodes(context: PageContext, markdown: string, at: Nodes, also?: string): RootContent[] {
  const tree = context.parse(markdown);
  if (findDeeper(tree, deepestData)) {
    const message = `more than ${deepestData} elements are nested in each other in the data that is shown here`;
    report(context, at, message, 'Nest less in the data file');
    return [];
  }
  const foreign = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (at.position) node.position = at.position;
    if (/^mdx(FlowExpression|TextExpression|jsEsm)$/.test(node.type)) foreign.add('JavaScript');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    if (name !== also && !madeComponents.includes(name)) foreign.add(`<${name}>`);
    for (const { type, value } of node.attributes) {
      const isText = type === 'mdxJsxAttribute' && (typeof value !== 'object' || value === null);
      if (!isText) foreign.add('JavaScript');
    }
  });
  for (const it of foreign) {
    const hint = 'Put it in `code` in the data file, with a backtick at both ends';
    report(context, at, `the data that is shown here contains ${it}`, hint);
  }
  if (foreign.size > 0) return [];
  visit(tree, (node: Nodes) => addAnchor(context, node));
  return tree.children;
}

/** A field of a reference can be linked as a heading can. */
function addAnchor(context: PageContext, node: Nodes): void {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
  const { id } = attributesOf(node);
  if (id === undefined) return;
  const hint = 'Give one of the two fields or forms another name';
  if (context.anchors.has(id)) report(context, node, `the id "${id}" occurs twice`, hint);
  context.anchors.add(id);
}
